import { closeToast, currentToasts, showToast } from "@forecourt/ui/toast-store";
import { afterEach, expect, it } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { formFailure } from "./form-failure.ts";
import { toastFailure, toastMissing } from "./form-toaster.tsx";
import { missingDetails } from "./missing-details.ts";

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
});

const form = (locale: "en" | "es" = "en") => ({
  id: "booking",
  fields: [
    { name: "firstName", label: "First name" },
    { name: "email", label: "Email" },
  ],
  failure: formFailure("SCHEDULE_TEST_DRIVE", testContext([], { locale })),
  missingDetails: missingDetails("SCHEDULE_TEST_DRIVE", locale),
});

function typed(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

const shown = () => currentToasts().map(({ summary, detail }) => [summary, detail]);

it.each([
  ["en", "Something went wrong", "Please fill info about yourself."],
  ["es", "Algo salió mal", "Complete sus datos."],
] as const)("asks for missing details without interrupting the summary, in %s", (locale, title, text) => {
  toastMissing(
    form(locale),
    { "booking-firstName": "Enter it." },
    typed({ firstName: " ", email: "a@b.co" }),
  );
  expect(shown()).toEqual([[title, text]]);
  expect(currentToasts()[0]).toMatchObject({ severity: "error", assertive: false, group: "booking" });
});

it("does not ask for a detail that is only mistyped", () => {
  toastMissing(form(), { "booking-email": "Wrong." }, typed({ firstName: "Ada", email: "a@" }));
  expect(shown()).toEqual([]);
});

it("a failure names the phone, whose number does not break", () => {
  toastFailure(form());
  expect(shown()[0]?.[1]).toMatch(/\(\d{3}\)\u00a0\d{3}-\d{4}/);
});

it("other forms do not ask in a toast", () => {
  const other = { ...form(), missingDetails: missingDetails("SERVICE", "en") };
  toastMissing(other, { "booking-email": "Wrong." }, typed({ email: "" }));
  expect(shown()).toEqual([]);
});

it("a new toast replaces the form's earlier one, and another form's", () => {
  showToast({ severity: "error", summary: "Other", group: "contact" });
  toastMissing(form(), { "booking-email": "Enter it." }, typed({ email: "" }));
  toastFailure(form(), "Please wait a minute.");
  expect(shown()).toEqual([["Something went wrong", "Please wait a minute."]]);
});
