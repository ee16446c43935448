import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { TextInput } from "../text-input/text-input.tsx";
import { Field, type FieldProps } from "./field.tsx";

const render = (props: Partial<FieldProps>) =>
  renderToStaticMarkup(
    <Field id="email" label="Email" {...props}>
      {(control) => <TextInput {...control} name="email" />}
    </Field>,
  );

describe("Field", () => {
  it("labels its control, without aria-describedby if there is no hint or error", () => {
    const html = render({});
    expect(html).toContain('<label for="email"');
    expect(html).not.toMatch(/aria-(describedby|invalid)="/);
  });

  it("lists the error before the hint in aria-describedby", () => {
    const html = render({ hint: "Why", error: "Fix it" });
    expect(html).toContain('aria-describedby="email-error email-hint"');
    expect(html).toContain('aria-invalid="true"');
    expect(html).toMatch(/<p id="email-error"[^>]*>.*Fix it<\/p>/);
    expect(html).toMatch(/<p id="email-hint"[^>]*>Why<\/p>/);
  });
});
