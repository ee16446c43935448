import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { codeFor, newPhone } from "../product/phone-code.ts";
import { hydratePage } from "./hydrate-page.ts";
import { typeSlowly } from "./type-slowly.ts";

export const WALK_STEPS = [
  "give details",
  "right code",
  "wrong code",
  "reload",
  "back",
  "second tab",
  "expired cookie",
  "late code",
  "tampered cookie",
] as const;
export type WalkStep = (typeof WALK_STEPS)[number];

/** Where the shopper fills in forms: in the dialog while it is open, or in the pages with the same steps. */
export const WALK_MODES = ["dialog", "pages", "pages without scripts"] as const;

/** Codes that one network gets in an hour, less than the limit. */
const MOST_DETAILS = 3;
/** Wrong codes, less than a code's limit. */
const MOST_WRONG = 4;

type WalkOptions = {
  page: Page;
  mode: (typeof WALK_MODES)[number];
  /** The path of a vehicle with a locked price, and that price. */
  path: string;
  hiddenPrice: string;
  vin: string;
  /** Identifies the leads of this walk. */
  email: string;
};

/** What the shopper did so far, and whether prices must be visible. */
export type Walk = { leads: number; isOpen: boolean; take(step: WalkStep): Promise<void> };

/** A shopper who unlocks, verifies, fails, reloads and goes back in any order. */
export function startWalk({ page, mode, path, hiddenPrice, vin, email }: WalkOptions): Walk {
  const context = page.context();
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog", { name: "Unlock prices" });
  const at = (name: string) => `${name}?vin=${vin}&next=${encodeURIComponent(path)}`;
  let phone: string | null = null;
  /** The phone of an unlock whose cookie has expired. */
  let late: string | null = null;
  let details = 0;
  let wrong = 0;
  let wasOpen = false;

  const walk: Walk = {
    leads: 0,
    isOpen: false,
    async take(step) {
      await STEPS[step]();
      await expectPrice();
    },
  };

  /** The server shows the price exactly to a visitor with open gates, and the page to nobody before. */
  async function expectPrice(): Promise<void> {
    const body = await (await page.request.get(path)).text();
    expect(body.includes(hiddenPrice), walk.isOpen ? "open" : "locked").toBe(walk.isOpen);
    wasOpen ||= walk.isOpen;
    if (!wasOpen) expect(await page.content()).not.toContain(hiddenPrice);
  }

  /** The dialog or the page with the details. */
  async function openDetails(): Promise<Locator> {
    await page.goto(mode === "dialog" ? path : at("/unlock"));
    if (mode !== "dialog") return main;
    await hydratePage(page);
    await main.getByRole("link", { name: "Unlock the price" }).first().click();
    return dialog;
  }

  /** The dialog, or the page with the code once the dialog is closed. */
  async function sendCode(code: string): Promise<Locator> {
    const isInDialog = mode === "dialog" && (await dialog.isVisible());
    if (!isInDialog) await page.goto(at("/unlock/verify"));
    const form = isInDialog ? dialog : main;
    await form.getByLabel("6-digit code").fill(code);
    await form.getByRole("button", { name: "Confirm" }).click();
    return form;
  }

  const STEPS: Record<WalkStep, () => Promise<void>> = {
    async "give details"() {
      if (walk.isOpen || details === MOST_DETAILS) return;
      details += 1;
      const form = await openDetails();
      phone = newPhone();
      wrong = 0;
      await form.getByLabel("First name").fill("Ada");
      await form.getByLabel("Last name").fill("Walker");
      // The dialog fills in details that wait for their code.
      await form.getByLabel("Email").clear();
      // A form sent at once is held as a bot's.
      await typeSlowly(form.getByLabel("Email"), email);
      await form.getByLabel(/phone$/i).fill(phone);
      await form.getByRole("button", { name: "Show me the price" }).click();
      await expect(form.getByLabel("6-digit code")).toBeVisible();
      walk.leads += 1;
    },
    async "right code"() {
      if (phone === null) return;
      const form = await sendCode(await codeFor(phone));
      await expect(form.getByRole("heading", { name: "Access Granted!" })).toBeVisible();
      if (form === dialog) await page.keyboard.press("Escape");
      await expect(main, "the page in front").toContainText(hiddenPrice);
      phone = null;
      walk.isOpen = true;
    },
    async "wrong code"() {
      if (phone === null || wrong === MOST_WRONG) return;
      wrong += 1;
      const right = await codeFor(phone);
      const form = await sendCode(right === "123456" ? "654321" : "123456");
      await expect(form.getByText("That code is not right.").first()).toBeVisible();
    },
    async reload() {
      await page.reload();
    },
    async back() {
      await page.goBack();
    },
    async "second tab"() {
      const tab = await context.newPage();
      await tab.goto(path);
      const shown = await tab.getByRole("main").textContent();
      expect(shown?.includes(hiddenPrice)).toBe(walk.isOpen);
      await tab.close();
    },
    async "expired cookie"() {
      await context.clearCookies();
      late = phone ?? late;
      phone = null;
      walk.isOpen = false;
    },
    async "late code"() {
      const form = (await dialog.isVisible()) ? dialog : main;
      if (late === null || phone !== null || !(await form.getByLabel("6-digit code").isVisible())) return;
      await form.getByLabel("6-digit code").fill(await codeFor(late));
      await form.getByRole("button", { name: "Confirm" }).click();
      await expect(form.getByText("This step has expired").first()).toBeVisible();
    },
    async "tampered cookie"() {
      await tamper(context);
      walk.isOpen = false;
    },
  };
  return walk;
}

/** Changes one character of the sealed visitor. */
async function tamper(context: BrowserContext): Promise<void> {
  const sealed = (await context.cookies()).find(({ name }) => name.endsWith("visitor"));
  if (!sealed) return;
  const at = Math.floor(sealed.value.length / 2);
  const other = sealed.value[at] === "A" ? "B" : "A";
  const value = sealed.value.slice(0, at) + other + sealed.value.slice(at + 1);
  await context.addCookies([{ ...sealed, value }]);
}
