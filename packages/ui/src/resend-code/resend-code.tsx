"use client";

import { type ComponentProps, useId } from "react";
import { Button } from "../button/button.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { type CountdownClock, useCountdown } from "./use-countdown.ts";

export type ResendCodeProps = Omit<ComponentProps<typeof Button>, "children" | "onClick" | "pending"> & {
  /** "Send a new code" */
  label: string;
  /** The waiting rule for screen readers: "You can ask for a new code every 30 seconds". */
  rule: string;
  /** Announced once when the wait is over: "You can ask for a new code now". */
  ready: string;
  /** Waiting time after each code, in seconds. */
  seconds?: number;
  onResend: () => void;
  /** A fake clock, for tests. */
  clock?: CountdownClock;
};

/**
 * Sends another code after a waiting time.
 * The countdown is visual only; screen readers hear the rule and the end of the wait.
 * The button stays focusable while it waits.
 */
export function ResendCode({ label, rule, ready, seconds = 30, onResend, clock, ...rest }: ResendCodeProps) {
  const { secondsLeft, restart } = useCountdown(seconds, clock);
  const ruleId = useId();
  const waiting = secondsLeft > 0;
  return (
    <>
      <Button
        variant="secondary"
        aria-disabled={waiting || undefined}
        aria-describedby={waiting ? ruleId : undefined}
        onClick={() => {
          if (waiting) return;
          restart();
          onResend();
        }}
        {...rest}
      >
        {label}
        {waiting ? (
          <span aria-hidden="true" className="min-w-[4ch] text-start font-medium text-muted">
            {minutes(secondsLeft)}
          </span>
        ) : null}
      </Button>
      <span id={ruleId} hidden>
        {rule}
      </span>
      <LiveRegion message={waiting ? "" : ready} />
    </>
  );
}

/** @example minutes(84) // "1:24" */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
