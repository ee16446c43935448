import { percentOf, roundHalfUp } from "@forecourt/money";
import type { BasisPoints, Cents } from "@forecourt/units";

/** Converts a percentage with at most two decimals to basis points; rounds because 1.1 × 100 is 110.00…01. */
export const basisPoints = (percent: number): BasisPoints => roundHalfUp(percent * 100) as BasisPoints;

/** Calculates a percentage (at most two decimals) of an amount in cents, half up. */
export const percentage = (cents: Cents, percent: number): Cents => percentOf(cents, basisPoints(percent));
