/** A booked appointment, milliseconds since 1970; the end is exclusive. */
export type Booking = { start: number; end: number };

/** The maximum number of simultaneous bookings from `start` (inclusive) to `end` (exclusive). */
export function maxConcurrent(start: number, end: number, bookings: readonly Booking[]): number {
  const overlapping = bookings.filter((booking) => booking.start < end && booking.end > start);
  // The number increases only where a booking starts. Before `start` it is never more than at `start`.
  const moments = [start, ...overlapping.map((booking) => booking.start)];
  return Math.max(
    ...moments.map((at) => overlapping.filter((booking) => booking.start <= at && booking.end > at).length),
  );
}
