import { productUrl } from "../product/test.ts";

export type ApiVehicle = {
  vin: string;
  url: string;
  condition: string;
  visibility: string;
  status: string;
  price: number | null;
  priceLocked: boolean;
};

/** All vehicles of the group in the API, for this visitor. */
export async function allVehicles(cookie: string, query = ""): Promise<ApiVehicle[]> {
  const found: ApiVehicle[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const address = `${productUrl()}/api/v1/store-group/larkspur/website/vehicles?${query}&page=${page}`;
    const answer = await fetch(address, { headers: { Cookie: cookie } });
    const body = (await answer.json()) as { vehicles: ApiVehicle[]; pages: number };
    found.push(...body.vehicles);
    pages = body.pages;
  }
  return found;
}

/** The fees on top of a price, in dollars (docs/product/payments.md). */
const feesOf = ({ condition }: ApiVehicle) => (condition === "new" ? 245 : 255);

/** The notations of a price: with fees and without, in dollars and in cents. */
function shapesOf(price: number, vehicle: ApiVehicle): number[] {
  return [price, price - feesOf(vehicle)].flatMap((dollars) => [dollars, dollars * 100]);
}

/**
 * The numbers to hide from a locked visitor, by VIN: notations of every locked price and of its saving. Numbers that
 * are also a visible price or on every page (`furniture`) are left out.
 */
export function hiddenNumbers(
  locked: ApiVehicle[],
  open: ApiVehicle[],
  furniture: ReadonlySet<string>,
): Map<string, Set<string>> {
  const visible = new Set(locked.flatMap((one) => (one.price === null ? [] : shapesOf(one.price, one))));
  const openPrice = new Map(open.map(({ vin, price }) => [vin, price]));
  const hidden = new Map<string, Set<string>>();
  for (const vehicle of locked) {
    const sale = openPrice.get(vehicle.vin);
    if (!vehicle.priceLocked || sale == null || vehicle.price === null) continue;
    const saving = vehicle.price - sale;
    const prices = shapesOf(sale, vehicle).filter((number) => !visible.has(number));
    // Other savings are ambiguous: a small one could equal a payment, a round one a mileage.
    const savings = saving < 1000 ? [] : [`$${saving}`, ...(saving % 1000 ? [String(saving * 100)] : [])];
    const numbers = [...prices.map(String), ...savings];
    hidden.set(vehicle.vin, new Set(numbers.filter((number) => !furniture.has(number))));
  }
  return hidden;
}

/** Reads `$27,355.00` as `$27355` and `27355`; ignores digits in words, addresses and other numbers. */
const NUMBER = /(?<![\w.,%-])\$?\d[\d,]*(?:\.\d+)?(?![\w%])/g;

/** The numbers in a text, without the amount down, which could equal a saving. */
export function numbersIn(text: string): Set<string> {
  const numbers = new Set<string>();
  for (const [found] of text.replace(/\$[\d,]+ down\b/g, "").matchAll(NUMBER)) {
    const plain = found.replaceAll(",", "").replace(/\.0+$/, "");
    numbers.add(plain);
    numbers.add(plain.replace("$", ""));
  }
  return numbers;
}

/** The hidden numbers in a text, of the vehicles that it mentions. */
export function leaksIn(text: string, hidden: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const numbers = numbersIn(text);
  const named = new Set([...text.matchAll(/\b[A-HJ-NPR-Z\d]{17}\b/g)].map(([vin]) => vin));
  return [...named].flatMap((vin) =>
    [...(hidden.get(vin) ?? [])].filter((number) => numbers.has(number)).map((number) => `${vin}: ${number}`),
  );
}
