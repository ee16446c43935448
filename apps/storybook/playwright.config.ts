import { findBrowser, packedBrowser } from "@forecourt/test-browser";
import { testReporters } from "@forecourt/test-browser/test-reporters";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/launch-options.ts";
import { storybookUrl } from "./tests/storybook.ts";

// The bundled browser runs on Linux only, so only visual tests use it.
const visual = process.env["PICTURES"] === "1";

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // One more worker than cores, because stories mostly wait.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // No test is about time: the limits only end what hangs.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [...testReporters(), ["html", { open: "never" }]],
  snapshotPathTemplate: "tests/pictures/{arg}{ext}",
  globalSetup: "./tests/serve-storybook.ts",
  projects: [
    {
      name: "smoke",
      testMatch: "smoke.spec.ts",
      use: { viewport: { width: 390, height: 844 }, launchOptions: launchOptions(findBrowser()) },
    },
    {
      name: "stories",
      testIgnore: ["smoke.spec.ts", "visual.spec.ts"],
      grepInvert: /@alike/,
      use: { launchOptions: launchOptions(findBrowser()) },
    },
    { name: "pages", testMatch: "pages.spec.ts", use: { launchOptions: launchOptions(findBrowser()) } },
    // Pictures need the one browser version that the lockfile pins.
    ...(visual
      ? [
          {
            name: "visual",
            testMatch: "visual.spec.ts",
            use: { launchOptions: launchOptions(packedBrowser()) },
          },
        ]
      : []),
  ],
  use: {
    browserName: "chromium",
    headless: true,
    baseURL: storybookUrl,
    viewport: { width: 1280, height: 900 },
    // Generous, for slow machines: the limits only end tests that hang.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
