import type { Transport } from "../request/transport.ts";

/** Notes waits instead of waiting, and takes chance to be in the middle. */
export function instantRetries(): { waits: number[] } & Pick<Transport, "random" | "sleep"> {
  const waits: number[] = [];
  return {
    waits,
    random: () => 0.5,
    sleep: async (ms) => {
      waits.push(ms);
    },
  };
}
