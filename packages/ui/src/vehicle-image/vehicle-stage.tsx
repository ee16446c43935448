import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

// A plain table: the client component that falls back from picture to picture brings no variants' library along.
const ratios = {
  card: "stage aspect-[16/9.4]",
  wide: "stage aspect-[16/8.4]",
  detail: "stage aspect-[16/10.5] lg:aspect-video",
  thumb: "stage aspect-[16/10]",
  fill: "stage h-full",
  bare: "",
};

export type VehicleStageProps = ComponentProps<"figure"> & {
  /**
   * `card` in a list, `wide` on a model card, `detail` in a gallery, `thumb` for a thumbnail, `fill` as tall as its
   * container; `bare` is no stage: the picture stands on what is behind it.
   */
  ratio?: keyof typeof ratios | undefined;
};

/** The studio that vehicles stand in, also where there is no picture of one: a `Silhouette` and words. */
export function VehicleStage({ ratio = "card", className, ...rest }: VehicleStageProps) {
  return (
    <figure
      className={cx("relative grid place-items-center overflow-hidden", ratios[ratio], className)}
      {...rest}
    />
  );
}
