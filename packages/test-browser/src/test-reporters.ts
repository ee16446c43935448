/**
 * The reporters of a Playwright configuration: every test in a terminal, failures and totals in a log. JSON is added
 * for the summary of the whole run.
 */
export function testReporters(): [string][] {
  const shown = process.stdout.isTTY ? "list" : fileOf("log-reporter.ts");
  const json: [string][] = process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["json"]] : [];
  return [[shown], [fileOf("running-tests-reporter.ts")], ...json];
}

const fileOf = (name: string) => new URL(name, import.meta.url).pathname;
