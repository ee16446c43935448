import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./product/test.ts";
import { holdScripts } from "./shopper/hold-scripts.ts";
import { hydratePage, untilHydrated } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";
import { letGo, touchDrag, touchMove } from "./shopper/touch-drag.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** The list applies its filters when its scripts run; its gestures have tests below and in listing.spec.ts. */
const pageKinds: Record<string, () => Promise<string> | string> = {
  home: () => "/",
  vehicle: async () => new URL((await lockedCar()).url).pathname,
  "financing calculator": () => "/auto-financing",
  "contact form": () => "/contact-us",
  article: () => "/our-company/about-us",
  unlock: async () => `/unlock?vin=${(await lockedCar()).vin}`,
};

for (const [kind, path] of Object.entries(pageKinds)) {
  test(`the first gestures on the ${kind} page work before its scripts run, and are kept`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(await path());
    const controls = await firstControls(page);
    for (const { control, type } of controls) await gesture(control, type);
    const before = await Promise.all(controls.map(({ control }) => stateOf(control)));
    expect(before.filter((state) => state.startsWith("unmoved"))).toEqual([]);
    release();
    await untilHydrated(page);
    await expect.poll(() => Promise.all(controls.map(({ control }) => stateOf(control)))).toEqual(before);
  });
}

/**
 * The first visible control of each type and name in the page's content: fields, choices, sliders, details. Of a field
 * and its slider, the slider; of a choice, an option that is not chosen.
 */
async function firstControls(page: Page): Promise<{ control: Locator; type: string }[]> {
  const found = await page.evaluate(() => {
    const seen = new Set<string>();
    const all = document.querySelectorAll<HTMLInputElement>("main :is(input, select, textarea, summary)");
    return [...all].flatMap((element) => {
      const type = element.getAttribute("type") ?? element.localName;
      const name = element.getAttribute("name") ?? element.ariaLabel ?? element.textContent;
      const key = `${type} ${name || element.getAttribute("aria-labelledby")}`;
      const ofSlider =
        type !== "range" && element.closest("fieldset, .min-w-0")?.querySelector("[type=range]");
      const isShown = element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled");
      if (!isShown || type === "hidden" || seen.has(key) || ofSlider || element.checked) return [];
      seen.add(key);
      element.dataset["tried"] = String(seen.size);
      element.dataset["served"] = element.value;
      return [{ type, number: seen.size }];
    });
  });
  // Last what hides others: a choice of the payment's kind, a group that closes.
  const order = ["checkbox", "radio", "summary"];
  found.sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  return found.map(({ type, number }) => ({ type, control: page.locator(`[data-tried="${number}"]`) }));
}

async function gesture(control: Locator, type: string): Promise<void> {
  if (type === "summary") return control.click();
  if (type === "checkbox" || type === "radio") return control.press("Space");
  if (type === "select") return void (await control.selectOption({ index: 1 }));
  if (type !== "range") return control.pressSequentially("9");
  // To the other side when the thumb is at its end.
  await control.press("ArrowRight");
  if ((await stateOf(control)).startsWith("unmoved")) await control.press("ArrowLeft");
}

/** What a gesture changes. */
function stateOf(control: Locator): Promise<string> {
  return control.evaluate((element: HTMLInputElement) => {
    const { checked, value, type, dataset } = element;
    if (!element.checkVisibility()) return "hidden by another choice";
    if (element.localName === "summary") return `open: ${element.parentElement?.hasAttribute("open")}`;
    if (checked) return "checked";
    // Hydration moves the thumb on to the next step.
    if (type === "range") return value === dataset["served"] ? `unmoved at ${value}` : "moved";
    return value === dataset["served"] ? `unmoved: ${element.outerHTML}` : value;
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the first drag of the calculator's slider counts while its script loads", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/auto-financing");
    const slider = page.getByRole("slider", { name: "Trade equity" });
    const field = page.getByRole("spinbutton", { name: "Trade equity" });
    const drag = await touchDrag(page, slider, 0.5);
    await expect(slider).toHaveValue("10000");
    await letGo(drag);
    release();
    await expect(field).toHaveValue("10000");
    await expect(slider).toHaveAttribute("aria-valuetext", "$10,000");
    // The price of $28,000 without ten percent down and the trade.
    await expect(page.locator("#payment").getByText("$15,200")).toBeVisible();
  });

  test("the first drag of the price slider filters the list once its script runs", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/cars-for-sale");
    await page.getByRole("button", { name: /^Filters/ }).tap();
    const slider = page.getByRole("slider", { name: "Maximum price" });
    const last = Number(await slider.inputValue());
    const drag = await touchDrag(page, slider, 0.4);
    expect(Number(await slider.inputValue())).toBeLessThan(last);
    await letGo(drag);
    release();
    await expect(page).toHaveURL(/price-under-\d+$/);
    const [price = ""] = /\d+$/.exec(page.url()) ?? [];
    await expect(slider).toHaveAttribute("aria-valuetext", `$${Number(price).toLocaleString("en-US")}`);
  });

  test("a filter ticked while its script loads is applied once it runs", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/cars-for-sale");
    await page.getByRole("button", { name: /^Filters/ }).tap();
    const filter = page.getByRole("checkbox", { name: /^SUVs/ });
    await filter.tap();
    await expect(filter).toBeChecked();
    release();
    await expect(page).toHaveURL(/\/suvs$/);
    await expect(filter).toBeChecked();
  });

  test("a vertical swipe over a slider scrolls the page and sets nothing", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/auto-financing");
    const slider = page.getByRole("slider", { name: "Trade equity" });
    const swipe = async () => {
      await slider.evaluate((element) => element.scrollIntoView({ block: "center" }));
      const { x, y, width, height } = (await slider.boundingBox())!;
      const before = await page.evaluate(() => scrollY);
      const from = { x: x + width / 2, y: y + height / 2 };
      await letGo(await touchMove(page, from, { x: from.x, y: from.y - 150 }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
      await expect(slider).toHaveValue("0");
    };
    await swipe();
    release();
    await untilHydrated(page);
    await swipe();
    await expect(page.getByRole("spinbutton", { name: "Trade equity" })).toHaveValue("0");
  });
});

test("a typed price shows exactly in the slider; keys and a drag move it on from there", async ({ page }) => {
  await page.goto("/cars-for-sale/price-under-25000");
  const slider = page.getByRole("slider", { name: "Maximum price" });
  await expect(slider).toHaveAttribute("aria-valuetext", "$25,000");
  await hydratePage(page);
  await expect(slider).toHaveAttribute("aria-valuetext", "$25,000");
  await slider.press("ArrowLeft");
  await expect(page).toHaveURL(/price-under-24000$/);
  await expect(slider).toHaveAttribute("aria-valuetext", "$24,000");
  await page.getByRole("textbox", { name: "Max" }).first().fill("25,000");
  await slider.press("ArrowRight");
  await expect(page).toHaveURL(/price-under-26000$/);

  // A mouse drag applies when it ends.
  const { x, y, width, height } = (await slider.boundingBox())!;
  await page.mouse.move(x + width * 0.95, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8, y + height / 2, { steps: 4 });
  await expect(slider).not.toHaveAttribute("aria-valuetext", "$26,000");
  await expect(page).toHaveURL(/price-under-26000$/);
  await page.mouse.up();
  await expect(page).not.toHaveURL(/price-under-26000$/);
});
