import { BROWSER_ARGS, findBrowser } from "@forecourt/test-browser";
import { launch } from "chrome-launcher";
import lighthouse, { type Flags, type Result } from "lighthouse";

/** Runs Lighthouse's mobile preset on a page, in a new browser. */
export async function runLighthouse(
  url: string,
  only: Pick<Flags, "onlyAudits" | "onlyCategories">,
): Promise<Result | undefined> {
  const { executablePath, env } = findBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: ["--headless", ...BROWSER_ARGS],
    envVars: { ...process.env, ...env },
  });
  try {
    const answer = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent", ...only });
    return answer?.lhr;
  } finally {
    chrome.kill();
  }
}
