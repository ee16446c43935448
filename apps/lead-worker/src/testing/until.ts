import { vi } from "vitest";

/** Waits until a check passes. The timeout only stops a failing test; it does not measure speed. */
export const until = (check: () => unknown) => vi.waitFor(check, { timeout: 120_000, interval: 20 });
