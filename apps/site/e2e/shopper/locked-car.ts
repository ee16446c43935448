import type { APIRequestContext } from "@playwright/test";
import { productUrl } from "../product/test.ts";
import { type ApiVehicle, allVehicles } from "./hidden-prices.ts";

/** A car with a locked price, as a locked visitor gets it from the API. */
export async function lockedCar(): Promise<ApiVehicle> {
  const found = await allVehicles("", "condition=new");
  const isFit = (one: ApiVehicle) => one.priceLocked && one.status === "available";
  return found.find(isFit)!;
}

/** The API's price of a car for the visitor of this browser. */
export async function priceFor(visitor: APIRequestContext, { vin }: ApiVehicle): Promise<number> {
  const answer = await visitor.get(`${productUrl()}/api/v1/store-group/larkspur/website/vehicles/${vin}`);
  const body = (await answer.json()) as { price?: number; vehicle?: ApiVehicle };
  return body.vehicle?.price ?? body.price ?? 0;
}

/** Formats whole dollars as on the pages. */
export function inDollars(price: number): string {
  return `$${price.toLocaleString("en-US")}`;
}
