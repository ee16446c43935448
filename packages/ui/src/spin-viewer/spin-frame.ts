export type SpinFrame = {
  src: string;
  srcSet?: string | undefined;
  /** What is seen: `Front, driver's side`. Read as the slider's value. */
  label: string;
  /** Shows the picture the other way round: a symmetrical vehicle's other side. */
  mirrored?: boolean;
};
