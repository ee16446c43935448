import { existsSync } from "node:fs";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { testReporters } from "@forecourt/test-browser/test-reporters";
import { defineConfig } from "@playwright/test";

import { CHOSEN } from "./e2e/product/chosen-consent.ts";

const browser = findBrowser();

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  // The README's servers are Debian's.
  testIgnore: existsSync("/usr/bin/apt-get") ? [] : ["deploy.spec.ts"],
  // Tests often wait, so one worker would leave one of two cores idle.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // No test is about time: the limits only end what hangs.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  reporter: testReporters(),
  globalSetup: "./e2e/product/global-setup.ts",
  outputDir: "test-results",
  use: {
    browserName: "chromium",
    headless: true,
    launchOptions: {
      executablePath: browser.executablePath,
      args: BROWSER_ARGS,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
    viewport: { width: 1440, height: 900 },
    // Drawing transitions takes an eighth of the time. Tests of moves, gestures and shifts have full motion.
    contextOptions: { reducedMotion: "reduce" },
    // A visitor who allowed essential cookies alone: the banner has tests of its own (consent.spec.ts).
    storageState: CHOSEN,
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    // A trace pictures every step, also of a test that passes: the run would take twice as long.
    trace: process.env["TRACE"] === "1" ? "retain-on-failure" : "off",
  },
});
