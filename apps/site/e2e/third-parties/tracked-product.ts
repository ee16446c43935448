import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { larkspur } from "@forecourt/sample-dealership";
import { type Product, startProduct } from "../product/start-product.ts";
import { type ReceivedEvent, startConversionsApi } from "./conversions-api.ts";

/** The consent tier of each store: pages of one product show all four. */
export const STORE_OF_TIER = { 0: "airport", 1: "west-park", 2: "riverside", 3: "north" } as const;

const TIER_OF_STORE = new Map<string, number>(
  Object.entries(STORE_OF_TIER).map(([tier, store]) => [store, Number(tier)]),
);

/** A store whose service is booked on another site. */
const LINKED_STORE = "west-park";

export const PIXEL_TOKEN = "test-token";

/** A product whose dealership has ids of all third parties, and stores of all tiers. */
export async function startTrackedProduct(): Promise<Product & { received: readonly ReceivedEvent[] }> {
  const api = await startConversionsApi();
  const folder = mkdtempSync(join(tmpdir(), "forecourt-settings-"));
  const file = join(folder, "settings.json");
  const stores = larkspur.settings.stores.map((store) => ({
    ...store,
    settings: {
      ...store.settings,
      cookies: { tier: TIER_OF_STORE.get(store.id) ?? 3 },
      ...(store.id === LINKED_STORE && {
        profile: { service: { scheduleLink: "https://book.example.com/" } },
      }),
    },
  }));
  const tags = { tagManager: "GTM-T3ST", googleTag: "G-T3ST", adPixel: "7777777777" };
  writeFileSync(file, JSON.stringify({ tags, stores }));
  const product = await startProduct({
    SETTINGS_FILE: file,
    AD_PIXEL_API_URL: api.url,
    AD_PIXEL_TOKEN: PIXEL_TOKEN,
  });
  return {
    ...product,
    received: api.received,
    async stop() {
      await product.stop();
      await api.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
