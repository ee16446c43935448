import { BROWSER_ARGS, type Browser } from "@forecourt/test-browser";

/** How Playwright starts a browser, with further arguments if a test needs them. */
export const launchOptions = ({ executablePath, env }: Browser, ...args: string[]) => ({
  executablePath,
  args: [...BROWSER_ARGS, ...args],
  env: { ...process.env, ...env } as Record<string, string>,
});
