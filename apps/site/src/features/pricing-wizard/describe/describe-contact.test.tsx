import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LeadForm } from "#content/lead-form/lead-form.tsx";
import { testContext } from "#testing/test-context.ts";
import { describeContact } from "./describe-contact.ts";

it.each([
  ["en", "Error", "There was an error saving your information."],
  ["es", "Error", "Hubo un error al guardar sus datos."],
] as const)("says that the details were not saved, with a phone number, in %s", (locale, title, text) => {
  const refused = { form: "unlock", values: {}, errors: [{ field: "", code: "unavailable" }] };
  const form = describeContact(null, testContext([], { locale }), { refused, known: undefined });
  const html = renderToStaticMarkup(<LeadForm form={form} />);
  const failure = /<div[^>]*role="alert"[\s\S]*?<\/a>/.exec(html)?.[0] ?? "";
  expect(failure).toContain(`>${title}<`);
  expect(failure).toContain(text);
  expect(failure).toContain('href="tel:+1417');
});
