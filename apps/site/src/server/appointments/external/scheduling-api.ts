import "server-only";
import { createSchedulingClient, type SchedulingClient } from "@forecourt/api-clients/scheduling";
import { siteEnv } from "#env.ts";
import { dealership, settingsFor } from "../../settings/dealership.ts";
import type { AppointmentWish } from "../appointment-wish.ts";

/** The scheduling system that keeps new appointments of a store; null when the database does. */
export function schedulingApi({
  kind,
  storeId,
}: Pick<AppointmentWish, "kind" | "storeId">): SchedulingClient | null {
  const { SCHEDULING_API_URL: baseUrl } = siteEnv();
  const ids = dealership.settings.stores.find(({ id }) => id === storeId)?.scheduling;
  if (!baseUrl || !ids || kind !== "service") return null;
  return createSchedulingClient({
    baseUrl,
    store: { ...ids, timeZone: settingsFor(storeId).profile.timezone },
  });
}

/** Ends a call after eight seconds: shoppers wait for it. */
export function inTime(): { signal: AbortSignal } {
  return { signal: AbortSignal.timeout(8_000) };
}
