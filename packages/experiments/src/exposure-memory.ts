/** When each exposure was last reported, milliseconds since 1970. */
export type ExposureMemory = ReadonlyMap<string, number>;

export const EXPOSURE_WINDOW_MS = 60_000;

/**
 * Decides whether an exposure is reported: once in 60 seconds, or when the clock was set back. Drops older entries
 * (docs/product/experiments.md, "Exposures").
 *
 * @example rememberExposure(new Map(), "hero_copy:red", Date.now()) // { isNew: true, memory }
 */
export function rememberExposure(
  memory: ExposureMemory,
  exposure: string,
  now: number,
): { isNew: boolean; memory: ExposureMemory } {
  const recent = new Map([...memory].filter(([, at]) => now - at >= 0 && now - at < EXPOSURE_WINDOW_MS));
  if (recent.has(exposure)) return { isNew: false, memory: recent };
  return { isNew: true, memory: recent.set(exposure, now) };
}
