import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { ownNetwork } from "./product/network.ts";
import { productUrl, test } from "./product/test.ts";
import { expectLeads } from "./shopper/expect-leads.ts";
import type { ApiVehicle } from "./shopper/hidden-prices.ts";
import { inDollars, lockedCar } from "./shopper/locked-car.ts";
import { unlockByApi } from "./shopper/unlock-by-api.ts";
import { startWalk, WALK_MODES, WALK_STEPS } from "./shopper/unlock-walk.ts";

/** `WALKS=30` walks more often (docs/product/tests.md). */
const WALKS = Math.ceil(Number(process.env["WALKS"] ?? 3) / WALK_MODES.length);
const steps = fc.array(fc.constantFrom(...WALK_STEPS), { minLength: 6, maxLength: 12 });

for (const mode of WALK_MODES) {
  test(`random walks in the ${mode} never show a locked price and never lose a lead`, async ({
    browser,
    mailbox,
  }) => {
    test.setTimeout(300_000 * WALKS);
    const car = await lockedCar();
    const path = new URL(car.url).pathname;
    const hiddenPrice = inDollars(await openPrice(car));
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        const context = await browser.newContext({
          baseURL: productUrl(),
          extraHTTPHeaders: ownNetwork(),
          javaScriptEnabled: mode !== "pages without scripts",
        });
        const email = `walk.${randomUUID()}@example.com`;
        const page = await context.newPage();
        await page.goto(path);
        const walk = startWalk({ page, mode, path, hiddenPrice, vin: car.vin, email });
        for (const step of ["give details", ...taken] as const) await walk.take(step);
        await context.close();
        await expectLeads(mailbox, email, walk.leads);
      }),
      { numRuns: WALKS, endOnFailure: true, includeErrorInReport: true },
    );
  });
}

async function openPrice({ vin }: ApiVehicle): Promise<number> {
  const address = `${productUrl()}/api/v1/store-group/larkspur/website/vehicles/${vin}`;
  const answer = await fetch(address, { headers: { Cookie: await unlockByApi() } });
  return ((await answer.json()) as ApiVehicle).price!;
}
