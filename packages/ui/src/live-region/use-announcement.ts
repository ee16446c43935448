"use client";

import { useCallback, useState } from "react";

/**
 * What a `LiveRegion` says, and a way to say something: the same words twice are said twice.
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
