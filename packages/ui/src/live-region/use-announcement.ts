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
  announcement: { message: string; turn: number },
  announce: (message: string) => void,
] {
  const [announcement, setAnnouncement] = useState({ message: "", turn: 0 });
  const announce = useCallback(
    (message: string) => setAnnouncement(({ turn }) => ({ message, turn: turn + 1 })),
    [],
  );
  return [announcement, announce];
}
