import type { Resource, Slot } from "@forecourt/scheduling";

/** A start with the resources that an appointment would use; null when it cannot be booked. */
export type OfferedSlot = Slot & { resources: readonly Resource[] | null };

/** A day with its starts in order; none when it is closed. */
export type OfferedDay = { date: string; slots: OfferedSlot[] };
