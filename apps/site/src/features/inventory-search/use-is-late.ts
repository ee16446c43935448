import { useEffect, useState } from "react";

/** A list that comes sooner is not announced by dimming the last one. */
const LATE_MS = 150;

/** Whether a request has been pending for long enough to show it. */
export function useIsLate(pending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [pending]);
  return pending && isLate;
}
