import type { Transport } from "../request/transport.ts";

/** Records retry delays instead of waiting; `random` is always 0.5. */
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
