import type { Page } from "@playwright/test";
import { startSlowPage } from "./product/slow-page.ts";
import { expect, test } from "./product/test.ts";
import { holdScripts } from "./shopper/hold-scripts.ts";
import { untilHydrated } from "./shopper/hydrate-page.ts";
import { lockedCar } from "./shopper/locked-car.ts";

const isScript = (url: string) => /\/_next\/static\/.*\.js(\?|$)/.test(url);

async function pages(): Promise<string[]> {
  const car = await lockedCar();
  return ["/", "/cars-for-sale", new URL(car.url).pathname, "/contact-us", `/unlock?vin=${car.vin}`];
}

test("every control works before the deferred scripts load", async ({ page }) => {
  await page.route(isScriptUrl, (route) => route.abort());
  for (const path of await pages()) {
    await page.goto(path);
    expect(await deadControls(page), path).toEqual([]);
  }
});

const isScriptUrl = (url: URL) => isScript(url.href);

/** Visible controls without an effect before hydration. */
function deadControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const interactive =
      "a, button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=menuitem], [onclick], [tabindex='0']";
    const invokes = (element: Element) => {
      const target = element.getAttribute("popovertarget") ?? element.getAttribute("commandfor");
      return target !== null && document.getElementById(target) !== null;
    };
    const submits = (form: HTMLFormElement | null) =>
      form !== null &&
      [...form.elements].some((one) =>
        one.matches("button:not([type=button]):not([type=reset]), input[type=submit]"),
      );
    const works = (element: Element) => {
      if (element instanceof HTMLAnchorElement) {
        const { hash, pathname } = element;
        const isHere = pathname === location.pathname && hash !== "";
        return element.hasAttribute("href") && (!isHere || document.getElementById(hash.slice(1)) !== null);
      }
      if (element.matches("summary")) return element.parentElement instanceof HTMLDetailsElement;
      // The loader keeps their taps; saved-vehicles.spec.ts tests that.
      if (element.matches(".save-button, .compare-toggle")) return true;
      if (element instanceof HTMLButtonElement)
        return element.disabled || invokes(element) || (element.type !== "button" && submits(element.form));
      if (
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement
      ) {
        const { form, disabled, name, type } = element;
        // A radio of no form switches what is shown, by styles alone.
        if (type === "radio" && form === null) return true;
        // A slider moves by itself; gestures.spec.ts tests that its move is kept.
        return disabled || type === "range" || (!!name && !!form?.elements.namedItem(name) && submits(form));
      }
      // Focusable scroll containers are not controls.
      return element.getAttribute("role") === null && getComputedStyle(element).overflow !== "visible";
    };
    return [...document.querySelectorAll(interactive)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
          !works(element),
      )
      .map((element) => element.outerHTML.slice(0, 160));
  });
}

test("menus, dialogs, questions and filters work before the deferred scripts load", async ({ page }) => {
  await page.route(isScriptUrl, (route) => route.abort());
  await page.goto("/cars-for-sale");
  await page.getByRole("button", { name: "Vehicles", exact: true }).click();
  await expect(page.getByRole("link", { name: "Browse All" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page
    .getByRole("button", { name: /^\d+ mo, .* APR/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByRole("heading").first()).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("form", { name: "Filters" }).locator("summary", { hasText: "Fuel" }).click();
  await page.getByRole("checkbox", { name: /^Hybrid/ }).click();
  await page.getByRole("button", { name: "Show results" }).click();
  await expect(page).toHaveURL(/fuel-type=hybrid/);
});

test("an amount typed before hydration is kept and moves its slider", async ({ page }) => {
  const releaseScripts = await holdScripts(page);
  await page.goto(new URL((await lockedCar()).url).pathname);
  const slider = page.getByRole("slider", { name: "Trade equity" });
  await page.getByRole("spinbutton", { name: "Trade equity" }).fill("4500");
  releaseScripts();
  await untilHydrated(page);
  await expect(slider).toHaveAttribute("aria-valuetext", "$4,500");
});

test("deferred scripts load with the first intent and not before", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    if (isScript(request.url())) requested.push(request.url());
  });
  for (const path of await pages()) {
    // Otherwise they are fetched in the idle time after the load event, but not run.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    requested.length = 0;
    await page.goto(path, { waitUntil: "load" });
    expect(requested, `${path}: none before the page has loaded`).toEqual([]);
    await page.evaluate(async () => {
      document.body.dispatchEvent(new PointerEvent("pointermove", { bubbles: true }));
      // Wait two frames, so that every started request is counted.
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    });
    expect(requested, `${path}: none for a pointer that rests`).toEqual([]);
    await page.mouse.move(20, 20);
    await page.mouse.move(21, 21);
    await expect
      .poll(() => requested.length, { message: `${path}: they come with the pointer` })
      .toBeGreaterThan(0);
  }
});

test("intent while the page is still loading hydrates the whole page", async ({ page }) => {
  let sendTheRest = () => {};
  const told = new Promise<void>((resolve) => {
    sendTheRest = resolve;
  });
  const slow = await startSlowPage(
    "/cars-for-sale",
    (html) => html.split(/(?<=<template id="page-end"><\/template>)/),
    () => told,
  );
  try {
    await page.goto(slow.url, { waitUntil: "commit" });
    await page.locator("main h1").waitFor();
    await page.mouse.move(20, 20);
    await page.mouse.move(21, 21);
    sendTheRest();
    await untilHydrated(page);
  } finally {
    slow.stop();
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("the first tap on a link opens its page without the scripts", async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (isScript(request.url())) requested.push(request.url());
    });
    // Otherwise they are fetched in the idle time after the load event, but not run.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    await page.goto(new URL((await lockedCar()).url).pathname, { waitUntil: "load" });
    await page.getByRole("main").getByRole("link", { name: "Unlock the price" }).first().tap();
    await expect(page).toHaveURL(/\/unlock\?/);
    await expect(page.getByRole("main").getByLabel("Email")).toBeVisible();
    expect(requested).toEqual([]);
    await page.getByRole("main").getByLabel("Email").tap();
    await expect.poll(() => requested.length).toBeGreaterThan(0);
  });
});
