"use client";

import { useCallback, useEffect, useState } from "react";

/** What a countdown goes by; a test or a story brings one that it moves itself. */
export type CountdownClock = {
  /** Milliseconds since any fixed moment. */
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
 * Counts seconds down, from the first moment on; `restart` begins again. It goes by the clock and not by its own ticks,
 * so that a page that slept is right when it wakes.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies(round): each round counts anew.
  useEffect(() => {
    const until = clock.now() + seconds * 1000;
    const stop = clock.everySecond(() => {
      const left = Math.max(0, Math.ceil((until - clock.now()) / 1000));
      setSecondsLeft(left);
      if (left === 0) stop();
    });
    return stop;
  }, [clock, seconds, round]);

  return { secondsLeft, restart };
}
