import { type Booking, maxConcurrent } from "./booking.ts";

/** Something that few appointments can use at once: a vehicle, an adviser, a loaner. */
export type Resource = {
  /** Unique within a store and kind of appointment, such as `vehicle:JA4J4VA85PZ000001`. */
  id: string;
  /** Maximum number of appointments that use it at the same time. */
  capacity: number;
  /** Counts all given bookings that use it, not only overlapping ones: a loaner is away all day. */
  daily?: boolean;
};

/** What an appointment needs: one of these resources, in order of preference. */
export type ResourceNeed = readonly Resource[];

/** A booked appointment with the ids of the resources that it uses. */
export type ResourceBooking = Booking & { resources: readonly string[] };

/**
 * Chooses a free resource for each need, the one with the fewest bookings first. Null when a need cannot be met
 * (docs/product/scheduling.md, "Resources").
 *
 * @param bookings of the days that the appointment touches, without the appointment itself
 * @example assignResources(slot, [[{ id: "vehicle:JA4…", capacity: 1 }]], bookings) // ["vehicle:JA4…"], or null
 */
export function assignResources(
  { start, end }: Booking,
  needs: readonly ResourceNeed[],
  bookings: readonly ResourceBooking[],
): string[] | null {
  const chosen: string[] = [];
  for (const need of needs) {
    const free = need
      .map((resource) => ({
        ...resource,
        users: bookings.filter(({ resources }) => resources.includes(resource.id)),
      }))
      .filter(
        ({ users, capacity, daily }) => (daily ? users.length : maxConcurrent(start, end, users)) < capacity,
      )
      // Stable: equally used resources keep their order.
      .sort((a, b) => a.users.length - b.users.length)[0];
    if (!free) return null;
    chosen.push(free.id);
  }
  return chosen;
}
