"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { VehicleImage, type VehicleImageProps, type VehiclePictureSource } from "./vehicle-image.tsx";
import { VehicleStage } from "./vehicle-stage.tsx";

export type VehiclePictureProps = Omit<
  VehicleImageProps,
  keyof VehiclePictureSource | "onPictureError" | "ref"
> & {
  /** In order of preference: the photograph, the feed's preview, the illustration of body style and paint. */
  sources: readonly VehiclePictureSource[];
  /** Shown if no image loads: a `Silhouette` and text. */
  missing: ReactNode;
};

/** A vehicle's image that falls back to the next source if one fails to load. */
export function VehiclePicture({ sources, missing, ...rest }: VehiclePictureProps) {
  const figure = useRef<HTMLElement>(null);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const source = sources.find(({ src }) => !broken.includes(src));
  const src = source?.src;

  useEffect(() => {
    const image = figure.current?.querySelector("img");
    // The image may have failed before hydration.
    if (src && image?.complete && image.naturalWidth === 0) setBroken((known) => [...known, src]);
  }, [src]);

  if (!source) {
    const { sizes: _, priority: __, ...stage } = rest;
    return <VehicleStage {...stage}>{missing}</VehicleStage>;
  }
  return (
    <VehicleImage
      ref={figure}
      {...rest}
      {...source}
      onPictureError={() => setBroken((known) => [...known, source.src])}
    />
  );
}
