/**
 * Runs Lighthouse's mobile preset on a page, in a new browser, and prints its result as JSON:
 * `node run-lighthouse.mjs '{"url":…,"chromePath":…,"chromeFlags":[…],"env":{…},"only":{…}}'`.
 */
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const { url, chromePath, chromeFlags, env, only } = JSON.parse(process.argv[2]);
const chrome = await launch({ chromePath, chromeFlags, envVars: { ...process.env, ...env } });
try {
  const answer = await lighthouse(url, { port: chrome.port, output: "json", logLevel: "silent", ...only });
  process.stdout.write(JSON.stringify(answer?.lhr ?? null));
} finally {
  chrome.kill();
}
