import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { build, type Rolldown } from "vite";

const ORIGIN = "https://cars.example";
const path = (name: string) => fileURLToPath(new URL(`./questionnaires/${name}`, import.meta.url));

/** The page's own component with a reference model, as one script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", import.meta.url)),
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    resolve: { alias: { "next/navigation": path("navigation.ts") } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: path("harness.tsx"), output: { format: "iife" } },
    },
  });
  const [{ output }] = [built].flat() as [Rolldown.RolldownOutput];
  return output[0].code;
}

/** Each has up to twelve presses of Continue and Back. */
const QUESTIONNAIRES = 1000;

test("the valuation's page agrees with a reference model on any questionnaire", async ({ page }) => {
  const script = await bundle();
  // Without layout and paint the walks take half the time.
  const html =
    '<!doctype html><meta charset="utf-8"><title>Questionnaires</title><main id="root" hidden></main>';
  await page.route(`${ORIGIN}/**`, (route) =>
    route.fulfill({ contentType: "text/html", body: `${html}<script src="/harness.js"></script>` }),
  );
  await page.route(`${ORIGIN}/harness.js`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: script }),
  );
  await page.goto(`${ORIGIN}/`);
  const seed = Number(process.env["FC_SEED"] ?? Math.floor(Math.random() * 1e9));
  const result = await page.evaluate(
    ([count, from]) => window.walkQuestionnaires(count!, from!),
    [QUESTIONNAIRES, seed],
  );
  expect(result, `FC_SEED=${seed}`).toEqual({ walked: QUESTIONNAIRES, finished: null });
});
