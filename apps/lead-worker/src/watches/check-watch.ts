import type { DueWatch, KnownStock, WatchContent, WatchNews } from "@forecourt/database";
import { makeAndModel, vehiclePath } from "@forecourt/inventory";
import type { Cents } from "@forecourt/units";
import type { SeenVehicle, StockView } from "./stock-view.ts";

/** Vehicles that an email names; the list has the rest. */
const MAX_NAMED = 5;

export type CheckedWatch = { known: KnownStock; news: WatchNews | null };

type Watch = Pick<DueWatch, "vin" | "query" | "label" | "locale" | "known" | "checkedVersion">;

/**
 * Compares a watch with the inventory. The first check only remembers what there is.
 *
 * @example const { known, news } = checkWatch(watch, content, stock);
 */
export function checkWatch(watch: Watch, content: WatchContent, stock: StockView): CheckedWatch {
  return watch.vin === null
    ? checkSearch(watch, content, stock)
    : checkPrice(watch, watch.vin, content, stock);
}

/**
 * A price that a locked visitor sees and that fell is named. When only a locked price fell, the news has no figure
 * (docs/product/watches.md).
 */
function checkPrice(watch: Watch, vin: string, content: WatchContent, stock: StockView): CheckedWatch {
  const stored = stock.storedPrices(vin);
  const seen = stock.vehicle(vin);
  // A vehicle that is away or hidden keeps its last price: it may come back cheaper.
  if (!stored || !seen) return { known: watch.known, news: null };
  const { oldPrice, salePrice } = stored;
  const known = { oldPrice, salePrice, vins: null };
  if (watch.checkedVersion === null) return { known, news: null };
  const before = stock.vehicle(vin, {
    oldPrice: watch.known.oldPrice as Cents | null,
    salePrice: watch.known.salePrice as Cents | null,
  });
  const base = { kind: "price", name: watch.label, page: content.page, stop: content.stop } as const;
  const was = before && stock.headlinePrice(before);
  const now = stock.headlinePrice(seen);
  if (was !== null && now !== null && now < was) {
    return { known, news: { ...base, price: { was, now, retail: seen.priceLocked } } };
  }
  const lowest = (prices: Pick<KnownStock, "oldPrice" | "salePrice">) => prices.salePrice ?? prices.oldPrice;
  const lowestBefore = lowest(watch.known);
  const lowestNow = lowest(known);
  const fell = lowestBefore !== null && lowestNow !== null && lowestNow < lowestBefore;
  return { known, news: fell ? { ...base, price: null } : null };
}

/** A match is new when the search never had it since the watch began. */
function checkSearch(watch: Watch, content: WatchContent, stock: StockView): CheckedWatch {
  const matches = stock.matches(watch.query ?? "");
  const before = new Set(watch.known.vins);
  const added = matches.filter(({ vin }) => !before.has(vin));
  // Vehicles that left the database are forgotten, so that the list does not grow for ever.
  const kept = [...before].filter((vin) => stock.isKnown(vin));
  const known = { oldPrice: null, salePrice: null, vins: [...kept, ...added.map(({ vin }) => vin)] };
  if (watch.checkedVersion === null || added.length === 0) return { known, news: null };
  return {
    known,
    news: {
      kind: "matches",
      name: watch.label,
      page: content.page,
      stop: content.stop,
      total: added.length,
      vehicles: added.slice(0, MAX_NAMED).map((vehicle) => ({
        name: vehicleName(vehicle, watch.locale),
        page: `${content.folder}${vehiclePath(vehicle)}`,
        price: stock.headlinePrice(vehicle),
        retail: vehicle.priceLocked,
      })),
    },
  };
}

/** In Spanish the year comes last. */
function vehicleName({ year, make, model, trim }: SeenVehicle, locale: string): string {
  const name = [makeAndModel({ make, model }), trim].filter(Boolean);
  return (locale === "es" ? [...name, year] : [year, ...name]).join(" ");
}
