/**
 * The reporters of a Playwright configuration: every test in a terminal, failures and totals in a log. JSON is added
 * for the summary of the whole run.
 */
export function testReporters(): [string][] {
  const shown = process.stdout.isTTY ? "list" : new URL("log-reporter.ts", import.meta.url).pathname;
  return process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [[shown], ["json"]] : [[shown]];
}
