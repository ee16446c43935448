import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { BROWSER_ARGS, findBrowser } from "../../packages/test-browser/src/find-browser.ts";

/** The address of the app during its check. */
export const ORIGIN = "http://bayside.example";

/** Records a problem unless both values are equal, as JSON. */
export type Expect = (what: string, seen: unknown, wanted: unknown) => void;

/**
 * Opens an app's built files in Chromium and checks its first page. Returns the problems, page and console errors too.
 */
export async function browseApp(
  built: string,
  look: (page: Page, expect: Expect) => Promise<void>,
): Promise<string[]> {
  const { executablePath, env } = findBrowser();
  const browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env },
  });
  const problems: string[] = [];
  try {
    // A smooth scroll to a field would go on while a check runs.
    const page = await browser.newPage({ reducedMotion: "reduce" });
    page.on("pageerror", (error) => problems.push(`the page broke: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`the console says: ${message.text()}`);
    });
    await page.route(`${ORIGIN}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(built, pathname === "/" ? "index.html" : decodeURIComponent(pathname));
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await page.goto(ORIGIN);
    await look(page, (what, seen, wanted) => {
      const [shown, right] = [JSON.stringify(seen), JSON.stringify(wanted)];
      if (shown !== right) problems.push(`${what}: ${shown} instead of ${right}`);
    });
  } catch (error) {
    problems.push(String(error));
  } finally {
    await browser.close();
  }
  return problems;
}

/** Returns an element's computed style value. */
export function styleOf(page: Page, selector: string, property: string): Promise<string> {
  const [element, name] = [selector, property].map((text) => JSON.stringify(text));
  return page.evaluate<string>(
    `getComputedStyle(document.querySelector(${element})).getPropertyValue(${name})`,
  );
}
