import { loadDealership, type WorkerDealership } from "../../dealership.ts";

/** The sample dealership with ad pixels by store; `group` is the id of all others. */
export function withAdPixel(pixels: {
  group?: string;
  [storeId: string]: string | undefined;
}): WorkerDealership {
  const real = loadDealership();
  return {
    ...real,
    settingsOf: (storeId) => {
      const settings = real.settingsOf(storeId);
      const adPixel = pixels[storeId] ?? pixels.group ?? null;
      return { ...settings, tags: { ...settings.tags, adPixel } };
    },
  };
}
