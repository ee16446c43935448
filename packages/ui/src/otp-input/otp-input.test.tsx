import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OtpInput } from "./otp-input.tsx";

it("OtpInput supports autofill and a pasted code with spaces", () => {
  const html = renderToStaticMarkup(<OtpInput name="code" />);
  expect(html).toMatch(/autocomplete="one-time-code"/i);
  expect(html).toMatch(/inputmode="numeric"/i);
  expect(html).not.toMatch(/maxlength|pattern/i);
});
