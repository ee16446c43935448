/** Upper limits of the price bands, whole dollars. */
export const PRICE_BANDS = [10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 40_000, 50_000] as const;
