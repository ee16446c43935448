import { randomUUID } from "node:crypto";
import { columnsWith } from "@forecourt/database/testing/columns-with";
import { FUNCTIONAL } from "./product/chosen-consent.ts";
import { ownNetwork } from "./product/network.ts";
import { openProductDatabase, type ProductDatabase } from "./product/product-database.ts";
import { expect, test } from "./product/test.ts";
import { keyboardOf, MOUSE } from "./shopper/hands.ts";
import { type ApiVehicle, allVehicles } from "./shopper/hidden-prices.ts";
import {
  deleteAll,
  giveTerms,
  type KnownShopper,
  readFigures,
  unlockFromList,
  watchPrice,
} from "./shopper/known-shopper.ts";
import { ENGLISH, SPANISH } from "./shopper/known-shopper-words.ts";
import { inDollars, priceFor } from "./shopper/locked-car.ts";

// Reduced motion: focus stops are checked after scrolling has ended.
test.use({ extraHTTPHeaders: ownNetwork(), storageState: FUNCTIONAL });

let database: ProductDatabase;
let cars: [ApiVehicle, ApiVehicle];
test.beforeAll(async () => {
  database = await openProductDatabase();
  const locked = (await allVehicles("", "condition=new")).filter(
    ({ priceLocked, status }) => priceLocked && status === "available",
  );
  cars = [locked[0]!, locked[1]!];
});
test.afterAll(() => database.close());

const rows = async (query: string, values: unknown[]) =>
  (await database.owner.pool.query(query, values)).rows;

const SHOPPERS = [
  { name: "in English with a mouse", words: ENGLISH, scripts: true, keys: false },
  { name: "in Spanish with the keyboard alone", words: SPANISH, scripts: true, keys: true },
  { name: "in Spanish without JavaScript", words: SPANISH, scripts: false, keys: false },
];

for (const { name, words, scripts, keys } of SHOPPERS) {
  test.describe(name, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a locked card becomes a personal payment everywhere, and deletion leaves nothing", async ({
      page,
      context,
      mailbox,
    }) => {
      const email = `nadia.${randomUUID()}@example.com`;
      const hands = keys ? keyboardOf(page) : MOUSE;
      const shopper: KnownShopper = { page, words, hands, scripts, email, cars };
      await unlockFromList(shopper);
      await giveTerms(shopper);
      const price = await priceFor(page.request, cars[0]);
      expect(price).toBeLessThan(cars[0].price!);
      const figures = await readFigures(shopper);
      expect(figures[0]).toEqual({
        price: inDollars(price),
        payment: expect.stringMatching(/^\$[\d,]{3,}$/),
      });
      expect(figures).toEqual([figures[0], figures[0], figures[0]]);
      await watchPrice(shopper, mailbox);

      const key = database.keyOf(email);
      const [verification] = await rows(`SELECT * FROM phone_verification WHERE email_key = $1`, [key]);
      expect(await rows("SELECT * FROM watch WHERE email_key = $1", [key])).toHaveLength(1);
      const leads = await rows("SELECT id, sealed IS NULL AS wiped FROM lead WHERE email_key = $1", [key]);
      expect(
        leads.map(({ wiped }) => wiped),
        "from the unlock and from the wizard",
      ).toEqual([false, false]);
      const ids = leads.map(({ id }) => id);
      const states = () => rows("SELECT state FROM outbox WHERE lead_id = ANY($1)", [ids]);
      await expect
        .poll(states, { message: "a delivered lead is wiped, another one deleted" })
        .toEqual([{ state: "sent" }, { state: "sent" }]);

      await deleteAll(shopper, mailbox);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }])).toEqual([{}, {}]);
      for (const text of [email, key, verification.phone_key])
        expect(await columnsWith(database.owner, text), text).toEqual([]);
      const left = await rows("SELECT sealed, email_key FROM lead WHERE id = ANY($1)", [ids]);
      expect(left).toEqual(Array(2).fill({ sealed: null, email_key: null }));
      await page.goto(`${words.prefix}/cars-for-sale?q=${cars[0].vin}`);
      await expect(page.getByRole("link", { name: words.unlock }).first()).toBeVisible();
    });
  });
}
