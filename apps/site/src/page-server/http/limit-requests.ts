import { setImmediate as nextTurn } from "node:timers/promises";
import { type BusyError, createRequestLane, type LaneLimits, type RequestLane } from "./request-lane.ts";

/**
 * `forms`: what a shopper sends. `calls`: requests that wait for another system, and need no time of this thread
 * meanwhile. `reads`: pages and the rest of the API.
 */
export type LaneName = "forms" | "calls" | "reads";

export type RequestLimits = Record<LaneName, LaneLimits> & {
  /** A request that has not been started so long after its arrival is refused. */
  startMs: number;
  /** A request is answered or refused within this time after its arrival. */
  answerMs: number;
  /** While forms are under way, one read is started in this time. With 0 reads do not pause. */
  readEveryMs: number;
};

/** Counts for health reports. */
export type LaneState = Pick<RequestLane, "running" | "waiting" | "peak" | "refused">;

export type RequestLimiter = {
  /**
   * Runs a request when its turn comes: forms before reads. Rejects with `BusyError` when it cannot be answered in
   * time. Work that is under way then goes on, and keeps its room.
   *
   * @param arrivedAt when the request had arrived, by `performance.now()`
   */
  run<T>(lane: LaneName, arrivedAt: number, work: () => Promise<T>): Promise<T>;
  readonly lanes: Readonly<Record<LaneName, LaneState>>;
};

/** Urgent ones first. */
const LANES: readonly LaneName[] = ["forms", "calls", "reads"];

/**
 * Limits the requests at once. They share one thread: more at once make each slower. A lead would wait behind every
 * list. While forms are under way, reads pause. One starts now and then, so that they never stop.
 *
 * @example const page = await limiter.run("reads", performance.now(), () => renderPage(request, options));
 */
export function createRequestLimiter(limits: RequestLimits): RequestLimiter {
  const lanes = {
    forms: createRequestLane(limits.forms),
    calls: createRequestLane(limits.calls),
    reads: createRequestLane(limits.reads),
  };
  let readEndedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  const formsAreUnderWay = () => lanes.forms.running + lanes.forms.waiting > 0;
  const mayStart = (name: LaneName) => {
    if (!lanes[name].hasRoom) return false;
    if (name !== "reads" || limits.readEveryMs === 0 || !formsAreUnderWay()) return true;
    return lanes.reads.running === 0 && performance.now() - readEndedAt >= limits.readEveryMs;
  };
  const startWaiting = () => {
    for (const name of LANES) while (lanes[name].waiting > 0 && mayStart(name)) lanes[name].startNext();
    if (timer !== undefined || lanes.reads.waiting === 0 || !formsAreUnderWay()) return;
    timer = setTimeout(() => {
      timer = undefined;
      startWaiting();
    }, limits.readEveryMs);
  };
  const takeTurn = async (name: LaneName, arrivedAt: number) => {
    const lane = lanes[name];
    if (lane.waiting === 0 && mayStart(name)) return lane.begin();
    const turn = lane.wait(arrivedAt + limits.startMs - performance.now());
    startWaiting();
    await turn;
  };

  return {
    lanes,
    async run(name, arrivedAt, work) {
      await takeTurn(name, arrivedAt);
      const startedAt = performance.now();
      // Requests that need no turn are answered in between.
      const answer = nextTurn()
        .then(work)
        .finally(() => {
          const endedAt = performance.now();
          if (name === "reads") readEndedAt = endedAt;
          lanes[name].end(endedAt - startedAt);
          startWaiting();
        });
      return within(arrivedAt + limits.answerMs - startedAt, answer, () => lanes[name].refuse());
    },
  };
}

/** Rejects when an answer takes longer. What it is then, or why it fails, nobody waits for. */
function within<T>(ms: number, answer: Promise<T>, late: () => BusyError): Promise<T> {
  if (ms === Number.POSITIVE_INFINITY) return answer;
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
