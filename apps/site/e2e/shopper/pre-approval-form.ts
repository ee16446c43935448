import { expect, type Page } from "@playwright/test";
import { typeSlowly } from "./type-slowly.ts";

/** The form's address in English. */
export const FORM = "/auto-financing/apply-for-financing";
/** The terms that `fill` asks for, as an address has them. */
export const TERMS = "2000,3000,600,60";
/** What the tests read and press. */
export const WORDS = {
  en: {
    start: "Get pre-approved",
    send: "See my terms",
    title: "Here are your terms, Jordan",
    received: "We already have these details, so nothing was sent again.",
    change: "Change terms",
    apply: "Update the payment",
    cells: ["APR", "Months", "Cash down", "Amount financed", "Score range", "Total of payments"],
  },
  es: {
    start: "Obtener mi preaprobación",
    send: "Ver mis condiciones",
    title: "Estas son sus condiciones, Jordan",
    received: "Ya tenemos estos datos, así que no se envió nada de nuevo.",
    change: "Cambiar condiciones",
    apply: "Actualizar el pago",
    cells: [
      "Tasa anual (APR)",
      "Meses",
      "Enganche",
      "Monto financiado",
      "Rango de puntaje",
      "Total de los pagos",
    ],
  },
} as const;

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const form = (page: Page) => page.locator("form[data-lead-form]");
export const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);

/** Sends the form and waits for its terms. */
export async function sendForm(page: Page, words: { send: string; title: string }): Promise<void> {
  await form(page).getByRole("button", { name: words.send }).click();
  await page.waitForURL(/[?&]sent=/);
  await expect(heading(page)).toHaveText(words.title);
}

/** The figure of the first payment of a page. */
export async function paymentOf(page: Page): Promise<string> {
  const text = await page
    .getByRole("main")
    .getByText(/^\$[\d,]+\s*\/(mo|mes) est\.$/)
    .first()
    .textContent();
  return (text ?? "").replace(/\s*\/.*/, "");
}

/** Fills in the form; `mark` identifies the mail. */
export async function fill(page: Page, mark: string, own: Record<string, string> = {}): Promise<void> {
  const values = {
    ...{ cashDown: "$2,000.00", tradeEquity: "3,000", firstName: "Jordan", lastName: "Ellis" },
    ...{ phone: "(417) 555-0188 ext.", ...own },
  };
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
  const choices = { creditRange: "600-619", months: "60", buyingTime: "month", income: "4000-5999" };
  for (const [name, value] of Object.entries(choices)) await field(page, name).selectOption(value);
  await field(page, "email").clear();
  await typeSlowly(field(page, "email"), `jordan.${mark}@example.com`);
}
