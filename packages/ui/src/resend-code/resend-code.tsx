"use client";

import { type ComponentProps, useId } from "react";
import { Button } from "../button/button.tsx";
import { LiveRegion } from "../live-region/live-region.tsx";
import { type CountdownClock, useCountdown } from "./use-countdown.ts";

export type ResendCodeProps = Omit<ComponentProps<typeof Button>, "children" | "onClick" | "pending"> & {
  /** "Send a new code" */
  label: string;
  /** The rule in words, for who cannot watch the seconds: "You can ask for a new code every 30 seconds". */
  rule: string;
  /** Said once when a new code can be asked for: "You can ask for a new code now". */
  ready: string;
  /** How long to wait after each code, in seconds. */
  seconds?: number;
  onResend: () => void;
  /** Another clock, for tests. */
  clock?: CountdownClock;
};

/**
 * Asks for another code, once the seconds since the last one are over. The seconds are seen and not said; a screen
 * reader hears the rule, and once that the wait is over. The button keeps its focus meanwhile.
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
