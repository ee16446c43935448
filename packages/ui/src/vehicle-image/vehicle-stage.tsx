import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";

// A plain object: client components should not bundle class-variance-authority.
const ratios = {
  card: "stage aspect-[16/9.4]",
  // A component's class, because a model card on a phone replaces the proportions.
  wide: "stage vehicle-stage-wide",
  // Higher with larger text, so that labels at its top and its bottom stay apart.
  detail: "stage aspect-[16/10.5] min-h-48 w-full lg:aspect-video",
  thumb: "stage aspect-[16/10]",
  fill: "stage h-full",
  bare: "",
};

export type VehicleStageProps = ComponentProps<"figure"> & {
  /**
   * Size: `card` in a list, `wide` on a model card, `detail` in a gallery. `thumb` is for thumbnails, `fill` has its
   * parent's height. `bare` has no background.
   */
  ratio?: keyof typeof ratios | undefined;
};

/** The background of vehicle images, also without one: a `Silhouette` and text. */
export function VehicleStage({ ratio = "card", className, ...rest }: VehicleStageProps) {
  return <figure className={cx("vehicle-stage", ratios[ratio], className)} {...rest} />;
}
