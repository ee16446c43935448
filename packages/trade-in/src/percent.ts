import { type Cents, percentOf, roundHalfUp } from "@forecourt/money";

/** Basis points of a percentage with at most two decimals; the multiplication alone would leave 1.1 % at 110.00…01. */
export const basisPoints = (percent: number): number => roundHalfUp(percent * 100);

/** A percentage, with at most two decimals, of an amount in cents, half up. */
export const percentage = (cents: Cents, percent: number): Cents => percentOf(cents, basisPoints(percent));
