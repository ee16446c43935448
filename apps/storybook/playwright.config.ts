import { defineConfig } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { storybookUrl } from "./tests/storybook.ts";

const browser = findBrowser();

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  reporter: [["dot"], ["json"], ["html", { open: "never" }]],
  // One picture per story, whatever machine made it; the browser that made it stands in browser.txt beside them.
  snapshotPathTemplate: "tests/pictures/{arg}{ext}",
  webServer: {
    command: "node tests/serve.ts",
    url: `${storybookUrl}/index.json`,
    reuseExistingServer: true,
  },
  projects: [
    { name: "stories", testIgnore: "visual.spec.ts" },
    { name: "visual", testMatch: "visual.spec.ts" },
  ],
  use: {
    browserName: "chromium",
    headless: true,
    baseURL: storybookUrl,
    launchOptions: {
      executablePath: browser.executablePath,
      args: BROWSER_ARGS,
      env: { ...process.env, ...browser.env } as Record<string, string>,
    },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
  },
});
