/** One thumb: its position, and its text in the field's unit. */
export type RailThumb = {
  /** Its name; `labelledBy` is the id of what names it instead. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  position: number;
  /** The value in figures, how far it may go, and in words. */
  now: number;
  min: number;
  max: number;
  text: string;
};

export type SliderRailProps = {
  /** One or two; the first is never past the second. */
  thumbs: readonly RailThumb[];
  /** The rail's ends and step, in positions. */
  min: number;
  max: number;
  step: number;
  ticks?: readonly number[] | undefined;
  disabled?: boolean | undefined;
  /** `input` while a thumb moves, `change` once it is let go. */
  onMove: (positions: number[], thumb: number, event: "input" | "change") => void;
  className?: string | undefined;
};
