import { createSchedulingClient, type SchedulingClient } from "@forecourt/api-clients/scheduling";
import type { WorkerDealership } from "../dealership.ts";

/** The scheduling system that keeps a store's service appointments; null when none is configured. */
export type SchedulingOf = (storeId: string) => Pick<SchedulingClient, "cancel"> | null;

/** Finds the scheduling systems of the stores behind `SCHEDULING_API_URL`. */
export function schedulingOf(baseUrl: string | undefined, dealership: WorkerDealership): SchedulingOf {
  return (storeId) => {
    const { stores, profile } = dealership.settingsOf(storeId);
    const ids = stores.find(({ id }) => id === storeId)?.scheduling;
    return baseUrl && ids
      ? createSchedulingClient({ baseUrl, store: { ...ids, timeZone: profile.timezone } })
      : null;
  };
}
