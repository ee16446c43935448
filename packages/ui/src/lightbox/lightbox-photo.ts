import type { ReactNode } from "react";

export type LightboxPhoto = {
  /** A `VehicleImage`; it is shown whole, as large as the screen lets it. */
  image: ReactNode;
  /** A `VehicleImage` with `ratio="thumb"` and an empty `alt`: the button's name is `label`. */
  thumbnail: ReactNode;
  /** Said when the picture is shown: `Photo 2 of 6: side`. */
  label: string;
  /** Seen above the picture: `2 of 6 · Illustration`. */
  caption: ReactNode;
};
