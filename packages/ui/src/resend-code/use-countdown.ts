"use client";

import { useCallback, useEffect, useState } from "react";

/** The clock of a countdown; tests and stories pass a fake one. */
export type CountdownClock = {
  /** Monotonic time in milliseconds. */
  now: () => number;
  /** Calls `tick` about every second until the returned function is called. */
  everySecond: (tick: () => void) => () => void;
};

const realClock: CountdownClock = {
  now: () => performance.now(),
  everySecond: (tick) => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  },
};

/**
 * Counts seconds down; `restart` starts over.
 * It reads the clock instead of counting ticks, because tabs may be suspended.
 */
export function useCountdown(
  seconds: number,
  clock: CountdownClock = realClock,
): { secondsLeft: number; restart: () => void } {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [round, setRound] = useState(0);
  const restart = useCallback(() => {
    setSecondsLeft(seconds);
    setRound((before) => before + 1);
  }, [seconds]);

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): each round starts a new countdown.
  useEffect(() => {
    const endTime = clock.now() + seconds * 1000;
    const stop = clock.everySecond(() => {
      const left = Math.max(0, Math.ceil((endTime - clock.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) stop();
    });
    return stop;
  }, [clock, seconds, round]);

  return { secondsLeft, restart };
}
