import { existsSync } from "node:fs";
import puppeteer from "puppeteer-core";
import { type Engine, type EngineLauncher, VIEWPORT } from "./engine.ts";

const PATHS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

const executablePath = () => process.env["FIREFOX_PATH"] ?? PATHS.find((path) => existsSync(path));

/** Firefox, driven by WebDriver BiDi. */
export const firefox: EngineLauncher = {
  name: "Firefox",
  missing: () =>
    executablePath() ? null : "install Firefox (Debian: apt-get install firefox-esr) or set FIREFOX_PATH",
  launch: launchFirefox,
};

async function launchFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: executablePath()!,
    headless: true,
    defaultViewport: VIEWPORT,
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    click: ({ x, y }) => page.mouse.click(x, y),
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 10 });
      await page.mouse.up();
    },
    type: (text) => page.keyboard.type(text),
    pressEscape: () => page.keyboard.press("Escape"),
    errors: () => errors,
    close: () => browser.close(),
  };
}
