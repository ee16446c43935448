import type { Page } from "@playwright/test";
import type { Applicants, ApplicantValues } from "./application-canaries.ts";
import { type Hands, MOUSE } from "./hands.ts";

/** Steps with questions, and the fields of each. */
export const STEP_FIELDS = [
  ["firstName", "lastName"],
  [
    "email",
    "phone",
    "street",
    "apartment",
    "city",
    "state",
    "zipCode",
    "residenceYears",
    "residenceMonths",
    "housing",
    "housingPayment",
    "previousStreet",
    "previousCity",
    "previousState",
    "previousZipCode",
  ],
  [
    "employmentStatus",
    "employer",
    "jobTitle",
    "jobYears",
    "jobMonths",
    "workPhone",
    "income",
    "payPeriod",
    "otherIncome",
    "otherIncomeSource",
  ],
  ["birthDate", "ssn", "consent"],
] as const;

type Role = keyof Applicants;

/** The control of a field, or the radio button with its value. */
export function applicationControl(page: Page, role: Role, field: string, value = "") {
  const name = `${role}-${field}`;
  return field === "employmentStatus"
    ? page.locator(`input[name="${name}"][value="${value}"]`)
    : page.locator(`[id="${name}"]`);
}

/** Fills in the fields of one applicant in one step; fields without a value stay. */
export async function fillStep(
  page: Page,
  role: Role,
  step: number,
  values: ApplicantValues,
  hands: Hands = MOUSE,
): Promise<void> {
  for (const field of STEP_FIELDS[step] ?? []) {
    const value = field === "consent" ? "yes" : values[field];
    if (value === undefined) continue;
    const control = applicationControl(page, role, field, value);
    if (field === "consent" || field === "employmentStatus") await hands.choose(control);
    else if ((await control.evaluate((element) => element.tagName)) === "SELECT")
      await choose(page, control, value, hands);
    else await hands.type(control, value);
  }
}

async function choose(
  page: Page,
  control: ReturnType<Page["locator"]>,
  value: string,
  hands: Hands,
): Promise<void> {
  if (hands === MOUSE) {
    await control.selectOption(value);
    return;
  }
  // Typing the first letters of an option chooses it.
  const label = (await control.locator(`option[value="${value}"]`).textContent()) ?? "";
  await hands.type(control, label);
  if ((await control.inputValue()) !== value) throw new Error(`${label} was not chosen`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
}

/** Waits until a step is shown. */
export async function stepShown(page: Page, number: number): Promise<void> {
  await page.waitForURL((url) => url.searchParams.get("step") === String(number));
}
