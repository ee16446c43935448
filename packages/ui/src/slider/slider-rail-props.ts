/** One thumb: its position, and its text in the field's unit. */
export type RailThumb = {
  /** Its name; `labelledBy` is the id of what names it instead. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  position: number;
  /** The value in words. */
  text: string;
};

/** `input` while a thumb moves, `change` on release, `early` for a move before hydration. */
export type MoveEvent = "input" | "change" | "early";

export type SliderRailProps = {
  /** One or two; the first is never past the second. */
  thumbs: readonly RailThumb[];
  /** The rail's ends and step, in positions. */
  min: number;
  max: number;
  step: number;
  ticks?: readonly number[] | undefined;
  disabled?: boolean | undefined;
  onMove: (position: number, thumb: number, event: MoveEvent) => void;
  className?: string | undefined;
};
