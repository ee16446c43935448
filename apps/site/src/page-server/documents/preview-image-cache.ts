import type { FinishedDocument } from "./send-document.ts";

/** Pictures in memory: as many as there are pages, and no more. */
export type KeptPictures = {
  /** The picture under a name, drawn once however many ask at once. */
  get(name: string, draw: () => Promise<FinishedDocument>): Promise<FinishedDocument>;
  readonly pictures: number;
  readonly bytes: number;
};

/**
 * Pictures that were drawn, bounded in number and in bytes; the one asked for longest ago goes first.
 *
 * @example const kept = createKeptPictures({ most: 300, mostBytes: 30e6 }); await kept.get("/og/home.png", draw)
 */
export function createKeptPictures({ most, mostBytes }: { most: number; mostBytes: number }): KeptPictures {
  const kept = new Map<string, FinishedDocument>();
  const drawing = new Map<string, Promise<FinishedDocument>>();
  let bytes = 0;

  const keep = (name: string, document: FinishedDocument) => {
    kept.set(name, document);
    bytes += sizeOf(document);
    for (const [oldest, old] of kept) {
      if (kept.size <= most && bytes <= mostBytes) break;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
  };

  return {
    async get(name, draw) {
      const known = kept.get(name);
      if (known) {
        kept.delete(name);
        kept.set(name, known);
        return known;
      }
      const under = drawing.get(name);
      if (under) return under;
      const started = draw()
        .then((document) => {
          keep(name, document);
          return document;
        })
        .finally(() => drawing.delete(name));
      drawing.set(name, started);
      return started;
    },
    get pictures() {
      return kept.size;
    },
    get bytes() {
      return bytes;
    },
  };
}

function sizeOf({ body }: FinishedDocument): number {
  return "picture" in body ? body.picture.length : 0;
}
