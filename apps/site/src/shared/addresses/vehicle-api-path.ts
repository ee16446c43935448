import { GROUP_WEBSITE_API_PATH } from "./public-paths.ts";

/** The address of one vehicle of the group in the JSON API. */
export function vehicleApiPath(groupId: string, vin: string): string {
  return `${GROUP_WEBSITE_API_PATH.replace("{groupId}", encodeURIComponent(groupId))}/vehicles/${vin}`;
}
