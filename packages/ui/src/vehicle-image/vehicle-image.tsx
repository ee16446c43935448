import type { ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { VehicleStage, type VehicleStageProps } from "./vehicle-stage.tsx";

/** One picture of a vehicle, with what must be said about it. */
export type VehiclePictureSource = {
  src: string;
  srcSet?: string | undefined;
  /** Intrinsic size in px, so that nothing moves when the picture arrives. */
  width: number;
  height: number;
  /** Ends with the word for "illustration" where a render stands in for a photograph. */
  alt: string;
  /** A render has a transparent background and stands on the stage; a photograph fills it. */
  kind: "render" | "photo";
  /** The word for "Illustration"; required in spirit for renders, since it says no photograph exists yet. */
  caption?: ReactNode;
};

export type VehicleImageProps = VehicleStageProps &
  VehiclePictureSource & {
    sizes?: string | undefined;
    /**
     * `high` for what is seen first, `eager` for the rest of the first row, otherwise lazy; `low` is lazy and gives way
     * to everything else, for what stands beside the picture that is seen first.
     */
    priority?: "high" | "eager" | "lazy" | "low";
    /** A name shared by the list and the detail page lets the picture travel between them. */
    transitionName?: string | undefined;
    /** Told when the picture cannot be loaded; `VehiclePicture` does the rest. */
    onPictureError?: (() => void) | undefined;
  };

/** A vehicle's picture in the studio: photographs fill the frame, renders stand on it under their own shadow. */
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
  transitionName,
  onPictureError,
  ratio,
  children,
  ...rest
}: VehicleImageProps) {
  return (
    <VehicleStage ratio={ratio} {...rest}>
      <img
        // A picture that failed is not tried again under the next one's address.
        key={src}
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority === "high" || priority === "eager" ? "eager" : "lazy"}
        fetchPriority={priority === "high" || priority === "low" ? priority : undefined}
        decoding={priority === "high" ? undefined : "async"}
        onError={onPictureError}
        className={cx(
          "block max-w-none",
          kind === "photo" && "size-full object-cover",
          kind === "render" && (ratio === "bare" ? "h-auto w-full" : "mt-[4%] h-auto w-[103%]"),
        )}
        style={transitionName ? { viewTransitionName: transitionName } : undefined}
      />
      {caption ? (
        <figcaption
          className={cx(
            "absolute rounded-full px-1.5 text-on-stage text-xs",
            ratio === "thumb" ? "end-0.5 bottom-0.5" : "end-1.5 bottom-2",
            // The stage's own colour: seen only where the vehicle comes under the word.
            ratio !== "bare" && "bg-[color-mix(in_oklab,var(--stage-floor)_78%,transparent)]",
          )}
        >
          {caption}
        </figcaption>
      ) : null}
      {children}
    </VehicleStage>
  );
}
