import { setImmediate as nextTurn } from "node:timers/promises";

/** Too many pages are being rendered, or wait for it. */
export class BusyError extends Error {
  override name = "BusyError";
}

export type RenderingLimits = {
  /** Renderings at once. */
  atOnce: number;
  /** Renderings that wait; a further one is refused. */
  maxWaiting: number;
  /** How long one waits before it is refused. */
  maxWaitMs: number;
};

export type RenderingLimiter = {
  /** Runs a rendering when its turn comes. Rejects with `BusyError` when too many wait, or it waited too long. */
  run<T>(render: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
  /** The most renderings at once since the start. */
  readonly peak: number;
  /** How many were refused since the start. */
  readonly refused: number;
};

/**
 * Limits the renderings at once. They share one thread with all other requests: more at once make each slower.
 *
 * @example const page = await limiter.run(() => renderPage(request, options));
 */
export function createRenderingLimiter({ atOnce, maxWaiting, maxWaitMs }: RenderingLimits): RenderingLimiter {
  let running = 0;
  let peak = 0;
  let refused = 0;
  /** In order of arrival. */
  const queue = new Set<() => void>();

  const takeTurn = () =>
    new Promise<void>((resolve, reject) => {
      const refuse = () => {
        refused += 1;
        reject(new BusyError("forecourt/site: too many pages are being rendered"));
      };
      if (running < atOnce) {
        running += 1;
        peak = Math.max(peak, running);
        resolve();
      } else if (queue.size >= maxWaiting) refuse();
      else {
        const start = () => {
          clearTimeout(timer);
          queue.delete(start);
          resolve();
        };
        const timer = setTimeout(() => {
          queue.delete(start);
          refuse();
        }, maxWaitMs);
        queue.add(start);
      }
    });

  return {
    async run(render) {
      await takeTurn();
      try {
        // Requests that need no rendering are answered between two renderings.
        await nextTurn();
        return await render();
      } finally {
        const [next] = queue;
        if (next) next();
        else running -= 1;
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return queue.size;
    },
    get peak() {
      return peak;
    },
    get refused() {
      return refused;
    },
  };
}
