import { GET as groupVehicle } from "#app/api/v1/store-group/[groupId]/website/vehicles/[vin]/route.ts";
import { GET as groupList } from "#app/api/v1/store-group/[groupId]/website/vehicles/route.ts";
import { GET as groupSitemap } from "#app/api/v1/store-group/[groupId]/website/vehicles/sitemap/route.ts";
import { GET as storeVehicle } from "#app/api/v1/stores/[storeId]/website/vehicles/[vin]/route.ts";
import { GET as storeList } from "#app/api/v1/stores/[storeId]/website/vehicles/route.ts";
import { GET as storeSitemap } from "#app/api/v1/stores/[storeId]/website/vehicles/sitemap/route.ts";
import { SITE_URL } from "./use-test-site.ts";

const PATH = /^\/api\/v1\/(stores|store-group)\/([^/]+)\/website\/vehicles(?:\/([^/]+))?$/;

/** Calls the route handler of a vehicle address, as the router would. */
export async function getVehicles(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const url = new URL(address, `${SITE_URL}/api/v1/`);
  const request = new Request(url, { headers });
  const [, kind, id = "", rest] = PATH.exec(url.pathname) ?? [];
  if (kind === undefined) throw new Error(`no vehicle route: ${url.pathname}`);
  const ids = { storeId: id, groupId: id };
  if (rest === undefined)
    return (kind === "stores" ? storeList : groupList)(request, { params: Promise.resolve(ids) });
  if (rest === "sitemap")
    return (kind === "stores" ? storeSitemap : groupSitemap)(request, { params: Promise.resolve(ids) });
  const vehicle = { params: Promise.resolve({ ...ids, vin: rest }) };
  return (kind === "stores" ? storeVehicle : groupVehicle)(request, vehicle);
}
