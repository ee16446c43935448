import type { APIRequestContext } from "@playwright/test";
import { productUrl } from "../product/test.ts";
import { type ApiVehicle, allVehicles } from "./hidden-prices.ts";

/** A car for sale whose better price is behind the gate, as a locked visitor gets it from the API. */
export async function lockedCar(): Promise<ApiVehicle> {
  const found = await allVehicles("", "condition=new");
  const isFit = (one: ApiVehicle) => one.priceLocked && one.status === "available";
  return found.find(isFit)!;
}

/** The price that the visitor of this browser gets for a car. */
export async function priceFor(visitor: APIRequestContext, { vin }: ApiVehicle): Promise<number> {
  const answer = await visitor.get(`${productUrl()}/api/v1/store-group/larkspur/website/vehicles/${vin}`);
  const body = (await answer.json()) as { price?: number; vehicle?: ApiVehicle };
  return body.vehicle?.price ?? body.price ?? 0;
}

/** `27355` as pages write it. */
export function inDollars(price: number): string {
  return `$${price.toLocaleString("en-US")}`;
}
