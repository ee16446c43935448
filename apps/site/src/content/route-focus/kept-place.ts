let kept: number | null = null;

/** Keeps the scroll position for the page that replaces the shown one under the same address. */
export function keepPlace(): void {
  kept = scrollY;
}

/** The kept scroll position since the last call; null for none. */
export function takeKeptPlace(): number | null {
  const place = kept;
  kept = null;
  return place;
}
