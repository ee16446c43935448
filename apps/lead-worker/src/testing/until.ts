import { vi } from "vitest";

/** Waits until a check passes. The limit only ends a test that would never pass: it is no measure of speed. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 120_000, interval: 20 });
