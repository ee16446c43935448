/**
 * Walks the shopping path in Firefox and WebKit: `pnpm engines [firefox|webkit]`. The tests run in Chromium; this shows
 * what differs in the other engines. Uses the product at `PRODUCT_URL`, or starts one. An engine that is not installed
 * fails, with what to install.
 */
import type { Engine, EngineLauncher } from "./engines/engine.ts";
import { firefox } from "./engines/firefox.ts";
import { shopperIn } from "./engines/shopper.ts";
import { type Step, shoppingPath } from "./engines/shopping-path.ts";
import { webkit } from "./engines/webkit.ts";
import { givenProduct } from "./product/given-product.ts";

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const launchers = [firefox, webkit].filter(
  ({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()),
);
const product = await givenProduct();
let failed = 0;
try {
  const steps = await shoppingPath(product.url);
  for (const launcher of launchers) failed += await walk(launcher, steps);
} finally {
  await product.stop();
}
if (launchers.length === 0) console.log("no such engine: firefox, webkit");
process.exitCode = failed > 0 || launchers.length === 0 ? 1 : 0;

/** Walks the steps in an engine and returns how many failed. */
async function walk(launcher: EngineLauncher, steps: readonly Step[]): Promise<number> {
  const missing = launcher.missing();
  if (missing) {
    console.log(`FAIL ${launcher.name}: ${missing}`);
    return 1;
  }
  const engine = await launcher.launch();
  try {
    console.log(`${launcher.name}: ${await engine.evaluate("navigator.userAgent")}`);
    const shopper = shopperIn(engine, product.url);
    let failures = 0;
    for (const step of steps) {
      const problem = await problemOf(step, engine, () => step.walk(shopper));
      if (problem) failures += 1;
      console.log(problem ? `FAIL ${step.name}: ${problem}` : `ok   ${step.name}`);
    }
    return failures;
  } finally {
    await engine.close();
  }
}

/** What went wrong: the step itself, or an uncaught error of its pages. */
async function problemOf(step: Step, engine: Engine, run: () => Promise<void>): Promise<string | null> {
  const before = engine.errors()?.length ?? 0;
  try {
    await run();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const errors = engine.errors()?.slice(before) ?? [];
  return errors.length > 0 ? `uncaught during “${step.name}”: ${errors.join("; ")}` : null;
}
