import type { ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { VehicleStage, type VehicleStageProps } from "./vehicle-stage.tsx";

/** An image of a vehicle with its texts. */
export type VehiclePictureSource = {
  src: string;
  srcSet?: string | undefined;
  /** Intrinsic size in px, so that the layout does not shift. */
  width: number;
  height: number;
  /** Must end with the word for "illustration" if it is not a photograph. */
  alt: string;
  /** A render has a transparent background and needs the stage; a photograph fills it. */
  kind: "render" | "photo";
  /** The word for "Illustration". Required by content rules for renders. */
  caption?: ReactNode;
};

export type VehicleImageProps = VehicleStageProps &
  VehiclePictureSource & {
    sizes?: string | undefined;
    /** `high`: visible first. `eager`: rest of the first row. `low`: lazy with low fetch priority. Lazy by default. */
    priority?: "high" | "eager" | "lazy" | "low";
    /** Called if the image failed to load; `VehiclePicture` uses it. */
    onPictureError?: (() => void) | undefined;
  };

/** A vehicle's image: photographs fill the frame, renders have a background and a shadow. */
export function VehicleImage({
  src,
  srcSet,
  sizes,
  width,
  height,
  alt,
  kind,
  caption,
  priority = "lazy",
  onPictureError,
  ratio,
  children,
  ...rest
}: VehicleImageProps) {
  return (
    <VehicleStage ratio={ratio} {...rest}>
      <img
        // Key by address, so that a failed image does not affect the next.
        key={src}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority === "high" || priority === "eager" ? "eager" : "lazy"}
        fetchPriority={priority === "high" || priority === "low" ? priority : undefined}
        // A synchronous decoding of 60 ms would delay the whole page that a link opens.
        decoding="async"
        onError={onPictureError}
        className={cx(
          kind === "photo" && "block size-full max-w-none object-cover",
          kind === "render" && (ratio === "bare" ? "block h-auto w-full max-w-none" : "vehicle-render"),
        )}
      />
      {caption ? (
        <figcaption
          className={cx(
            "vehicle-caption",
            ratio === "thumb" && "end-0.5 bottom-0.5",
            ratio === "bare" && "bg-transparent",
          )}
        >
          {caption}
        </figcaption>
      ) : null}
      {children}
    </VehicleStage>
  );
}
