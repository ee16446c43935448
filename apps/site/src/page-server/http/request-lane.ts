/** Requests that cannot be answered in time. The visitor gets 503 with `Retry-After`. */
export class BusyError extends Error {
  override name = "BusyError";

  constructor() {
    super("forecourt/site: too many requests are waiting");
  }
}

export type LaneLimits = {
  /** Requests at once. */
  atOnce: number;
  /** Requests that wait; a further one is refused. */
  maxWaiting: number;
};

/** Requests of one kind. Some are answered at once, the others wait in order of arrival. */
export type RequestLane = {
  readonly running: number;
  readonly waiting: number;
  /** The most at once since the start. */
  readonly peak: number;
  /** How many were refused since the start. */
  readonly refused: number;
  /** Whether another one has room. */
  readonly hasRoom: boolean;
  /** Takes the room of one request. */
  begin(): void;
  /** Waits for room. Rejects when that would take longer than `maxMs`, at once if it is known. */
  wait(maxMs: number): Promise<void>;
  /** Gives room to the one that waits longest. */
  startNext(): void;
  /** Frees the room of a request that took so long. */
  end(tookMs: number): void;
  /** Counts a refused request; returns its error. */
  refuse(): BusyError;
};

/** Weight of the latest request in the mean duration. */
const NEWEST = 0.1;

export function createRequestLane({ atOnce, maxWaiting }: LaneLimits): RequestLane {
  let running = 0;
  let peak = 0;
  let refused = 0;
  let meanMs = 0;
  const queue = new Set<() => void>();

  const lane: RequestLane = {
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
    get hasRoom() {
      return running < atOnce;
    },
    begin() {
      running += 1;
      peak = Math.max(peak, running);
    },
    wait: (maxMs) =>
      new Promise((resolve, reject) => {
        const expectedMs = (queue.size * meanMs) / atOnce;
        if (queue.size >= maxWaiting || expectedMs > maxMs) return reject(lane.refuse());
        const start = () => {
          clearTimeout(timer);
          queue.delete(start);
          lane.begin();
          resolve();
        };
        const timer = setTimeout(() => {
          queue.delete(start);
          reject(lane.refuse());
        }, maxMs);
        queue.add(start);
      }),
    startNext() {
      const [start] = queue;
      start?.();
    },
    end(tookMs) {
      running -= 1;
      meanMs += NEWEST * (tookMs - meanMs);
    },
    refuse() {
      refused += 1;
      return new BusyError();
    },
  };
  return lane;
}
