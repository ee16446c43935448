/** An appointment that already takes a place, milliseconds since 1970; the end itself is free again. */
export type Booking = { start: number; end: number };

/** The most bookings that run at the same time at any moment from `start` up to, not including, `end`. */
export function mostAtOnce(start: number, end: number, bookings: readonly Booking[]): number {
  const overlapping = bookings.filter((booking) => booking.start < end && booking.end > start);
  // The number only rises where a booking begins.
  const moments = [start, ...overlapping.map((booking) => booking.start).filter((at) => at > start)];
  return Math.max(
    ...moments.map((at) => overlapping.filter((booking) => booking.start <= at && booking.end > at).length),
  );
}
