import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { type Browser, chromium } from "playwright-core";

/** Starts the Chromium of the tests. */
export function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = findBrowser();
  return chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env } as Record<string, string>,
  });
}
