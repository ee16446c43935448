"use client";

import { useCallback, useState } from "react";

/**
 * State of a `LiveRegion` and a function to announce. Equal texts are announced again.
 *
 * @example
 * const [announcement, announce] = useAnnouncement();
 * <LiveRegion {...announcement} />
 */
export function useAnnouncement(): [
  announcement: { message: string; sequence: number },
  announce: (message: string) => void,
] {
  const [announcement, setAnnouncement] = useState({ message: "", sequence: 0 });
  const announce = useCallback(
    (message: string) => setAnnouncement(({ sequence }) => ({ message, sequence: sequence + 1 })),
    [],
  );
  return [announcement, announce];
}
