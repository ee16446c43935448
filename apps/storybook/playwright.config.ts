import { BROWSER_ARGS, type Browser, findBrowser, packedBrowser } from "@forecourt/test-browser";
import { testReporters } from "@forecourt/test-browser/test-reporters";
import { defineConfig } from "@playwright/test";
import { storybookUrl } from "./tests/storybook.ts";

// The packed browser runs on Linux only, so it is asked for only where pictures are compared.
const visual = process.env["PICTURES"] === "1";

const launch = ({ executablePath, env }: Browser) => ({
  executablePath,
  args: BROWSER_ARGS,
  env: { ...process.env, ...env } as Record<string, string>,
});

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // One more than the cores: a story is mostly waited for.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  reporter: [...testReporters(), ["html", { open: "never" }]],
  snapshotPathTemplate: "tests/pictures/{arg}{ext}",
  webServer: {
    command: "node tests/serve.ts",
    url: `${storybookUrl}/index.json`,
    reuseExistingServer: true,
  },
  projects: [
    {
      name: "stories",
      testIgnore: "visual.spec.ts",
      grepInvert: /@alike/,
      use: { launchOptions: launch(findBrowser()) },
    },
    { name: "pages", testMatch: "pages.spec.ts", use: { launchOptions: launch(findBrowser()) } },
    // Pictures are compared with those of the one browser that the lockfile pins, on every machine.
    ...(visual
      ? [{ name: "visual", testMatch: "visual.spec.ts", use: { launchOptions: launch(packedBrowser()) } }]
      : []),
  ],
  use: {
    browserName: "chromium",
    headless: true,
    baseURL: storybookUrl,
    viewport: { width: 1280, height: 900 },
    // No test is about time: the limits only end what hangs.
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
  },
});
