import type { StaffMember } from "@forecourt/dealership/content";
import { exampleVehicle } from "@forecourt/inventory/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { staffIn } from "#server/content/localized-dealership.ts";
import { siteContent } from "#server/content/site-content.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import { pageContext } from "#server/page-context.ts";
import { asVisible } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ContactFormSection } from "./inquiry.ts";

useTestSite();

const car = exampleVehicle();

async function render({
  access = "locked",
  locale = "en",
  about,
  withVehicle = false,
  person = null,
  refused,
}: {
  access?: "locked" | "open";
  locale?: "en" | "es";
  about?: string;
  withVehicle?: boolean;
  person?: StaffMember | null;
  refused?: FormProblem;
} = {}) {
  stockSite([car]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access }));
  const { sections } = siteContent(locale, "north").content.pages["/contact-us"]!;
  const section = sections.find(({ kind }) => kind === "contact-form") as ContactFormSection;
  const vehicle = withVehicle ? asVisible(car, access) : null;
  return renderToStaticMarkup(
    <ContactForm
      section={section}
      context={context}
      about={about}
      vehicle={vehicle}
      person={person}
      known={undefined}
      refused={refused}
      prefilled={null}
    />,
  );
}

const chosen = (html: string) => /<option value="(\w+)" selected="">/.exec(html)?.[1];
const fieldset = (html: string) => /<fieldset class="([^"]*)"/.exec(html)?.[1]?.split(" ");

describe("ContactForm", () => {
  it("selects the inquiry of the link", async () => {
    expect(chosen(await render())).toBe("CONTACT_PURCHASE");
    expect(chosen(await render({ about: "parts" }))).toBe("CONTACT_PARTS");
  });

  it("shows the fields of the shopper's vehicle for a trade, also without scripts", async () => {
    expect(fieldset(await render())).toContain("hidden");
    expect(fieldset(await render({ about: "trade" }))).not.toContain("hidden");
  });

  it("shows the vehicle with the price that this visitor may see only", async () => {
    const locked = await render({ withVehicle: true });
    expect(locked).toContain("2024 Mitsubishi Outlander SEL");
    expect(locked).toContain(`name="vin" value="${car.vin}"`);
    expect(locked).toContain("$29,755");
    expect(locked).not.toMatch(/28[,.]?545|28[,.]?290|2829000/);
    expect(await render({ withVehicle: true, access: "open" })).toContain("$28,545");
  });

  it("names the person of the link, in the form and in the message", async () => {
    const person = staffIn("es", "north").find(({ slug }) => slug === "priya-raman")!;
    const html = await render({ locale: "es", about: "purchase", person });
    expect(html).toContain("Su mensaje es para Priya Raman");
    expect(html).toContain('name="person" value="priya-raman"');
    expect(html).toMatch(/<textarea[^>]*>Para Priya Raman:/);
    expect(html).toContain('value="/es/contact-us?about=purchase&amp;person=priya-raman"');
    expect(await render()).toMatch(/<textarea[^>]*><\/textarea>/);
  });

  it("posts its page and language", async () => {
    const english = await render({ about: "parts" });
    expect(english).toContain('name="origin" value="/contact-us?about=parts"');
    expect(english).toContain('name="page" value="/contact-us"');
    const spanish = await render({ locale: "es", about: "parts", withVehicle: true });
    expect(spanish).toContain(`name="origin" value="/es/contact-us?about=parts&amp;vin=${car.vin}"`);
    expect(spanish).toContain('name="page" value="/es/contact-us"');
    expect(spanish).toContain('name="locale" value="es"');
    expect(spanish).toContain(`href="/es/used-cars-for-sale/2024-mitsubishi-outlander-sel-${car.vin}"`);
  });

  it("shows the submitted values and errors", async () => {
    const html = await render({
      refused: {
        form: "contact",
        values: { kind: "CONTACT_SERVICE", firstName: "Ada", email: "", message: "<b>Hello</b>" },
        errors: [
          { field: "email", code: "required" },
          { field: "lastName", code: "lastName" },
        ],
      },
    });
    expect(chosen(html)).toBe("CONTACT_SERVICE");
    expect(html).toContain('value="Ada"');
    expect(html).toContain("&lt;b&gt;Hello&lt;/b&gt;");
    expect(html).toMatch(/<input[^>]*id="contact-email"[^>]*aria-invalid="true"/);
    const summary = /<div[^>]*id="problem"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? "";
    expect(
      [...summary.matchAll(/href="#([\w-]+)"[^>]*>([^<]*)</g)].map(([, id, words]) => [id, words]),
    ).toEqual([
      ["contact-lastName", "Enter your last name."],
      ["contact-email", "Email: This field is required"],
    ]);
  });

  it.each([
    [
      "en",
      "Something went wrong",
      "There was an error on sending your information. Please try again or just give us a call",
    ],
    ["es", "Algo salió mal", "Hubo un error al enviar sus datos. Inténtelo de nuevo o llámenos"],
  ] as const)(
    "shows the phone number when the message could not be stored, in %s",
    async (locale, title, text) => {
      const html = await render({
        locale,
        refused: { form: "contact", values: {}, errors: [{ field: "", code: "unavailable" }] },
      });
      const failure = /<div[^>]*id="problem"[\s\S]*?<\/a>/.exec(html)?.[0] ?? "";
      expect(failure).toContain('role="alert"');
      expect(failure).toContain(title);
      expect(failure).toContain(text);
      expect(failure).toContain('href="tel:+1417');
    },
  );

  it("sets autocomplete tokens", async () => {
    const html = await render();
    const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const tokens = [...html.matchAll(/<input [^>]*>/g)].map(([tag]) => [
      attribute(tag, "name"),
      attribute(tag, "autoComplete"),
    ]);
    expect(Object.fromEntries(tokens)).toMatchObject({
      firstName: "given-name",
      lastName: "family-name",
      email: "email",
      phone: "tel",
    });
  });
});
