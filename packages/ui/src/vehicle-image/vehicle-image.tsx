import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";

const stageVariants = cva("relative grid place-items-center overflow-hidden", {
  variants: {
    ratio: {
      card: "stage aspect-[16/9.4]",
      wide: "stage aspect-[16/8.4]",
      detail: "stage aspect-[16/10.5] lg:aspect-video",
      thumb: "stage aspect-[16/10]",
      /** As tall as its container. */
      fill: "stage h-full",
      /** No stage: the picture stands on what is behind it. */
      bare: "",
    },
  },
  defaultVariants: { ratio: "card" },
});

export type VehicleImageProps = Omit<ComponentProps<"figure">, "children"> &
  VariantProps<typeof stageVariants> & {
    src: string;
    srcSet?: string | undefined;
    sizes?: string | undefined;
    /** Intrinsic size in px, so that nothing moves when the picture arrives. */
    width: number;
    height: number;
    /** Ends with the word for "illustration" where a render stands in for a photograph. */
    alt: string;
    /** A render has a transparent background and stands on the stage; a photograph fills it. */
    kind: "render" | "photo";
    /** The word for "Illustration"; required in spirit for renders, since it says no photograph exists yet. */
    caption?: ReactNode;
    /**
     * `high` for what is seen first, `eager` for the rest of the first row, otherwise lazy; `low` is lazy and gives way
     * to everything else, for what stands beside the picture that is seen first.
     */
    priority?: "high" | "eager" | "lazy" | "low";
    /** A name shared by the list and the detail page lets the picture travel between them. */
    transitionName?: string | undefined;
    /** Badges and buttons over the picture. */
    children?: ReactNode;
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
  ratio,
  className,
  children,
  ...rest
}: VehicleImageProps) {
  return (
    <figure className={cx(stageVariants({ ratio }), className)} {...rest}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority === "high" || priority === "eager" ? "eager" : "lazy"}
        fetchPriority={priority === "high" || priority === "low" ? priority : undefined}
        decoding={priority === "high" ? undefined : "async"}
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
            "absolute text-on-stage",
            ratio === "thumb" ? "right-1.5 bottom-0.5 text-[0.625rem]" : "right-3 bottom-2 text-xs",
          )}
        >
          {caption}
        </figcaption>
      ) : null}
      {children}
    </figure>
  );
}
