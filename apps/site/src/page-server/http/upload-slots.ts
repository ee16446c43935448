/** Room for uploads, each of which holds its file in memory until it is stored. */
export type UploadSlots = {
  /**
   * Runs an upload of a client while there is room for it.
   *
   * @returns false when too many are running
   */
  run: (client: string, upload: () => Promise<void>) => Promise<boolean>;
};

/**
 * Creates the room for uploads of one process. One client can take only a part of it, so that slow connections of one
 * do not keep others out.
 */
export function createUploadSlots({ atOnce, perClient }: { atOnce: number; perClient: number }): UploadSlots {
  const running = new Map<string, number>();
  let total = 0;
  return {
    run: async (client, upload) => {
      const own = running.get(client) ?? 0;
      if (total >= atOnce || own >= perClient) return false;
      total += 1;
      running.set(client, own + 1);
      try {
        await upload();
      } finally {
        total -= 1;
        const left = (running.get(client) ?? 1) - 1;
        if (left === 0) running.delete(client);
        else running.set(client, left);
      }
      return true;
    },
  };
}
