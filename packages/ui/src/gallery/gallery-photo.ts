import type { ReactNode } from "react";

export type GalleryPhoto = {
  /** A `VehicleImage` with `ratio="detail"`; the first with `priority="high"`, the others `low`. */
  image: ReactNode;
  /** A `VehicleImage` with `ratio="thumb"`, `priority="low"` and an empty `alt`: the link's name is `label`. */
  thumbnail: ReactNode;
  /** A `VehicleImage` for the lightbox, without a transition's name; needed with `lightbox`. */
  large?: ReactNode;
  /** The link's name: `Photo 2 of 6: side`. */
  label: string;
  /** On the picture: `2 of 6 · Illustration`. */
  caption: ReactNode;
};
