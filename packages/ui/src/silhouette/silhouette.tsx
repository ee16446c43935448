import type { ComponentProps } from "react";
import { symbolsAddress } from "../symbols/symbols-address.ts";
import { silhouettePaths } from "./silhouette-paths.ts";

export type SilhouetteName = keyof typeof silhouettePaths;

export const silhouetteNames = Object.keys(silhouettePaths) as SilhouetteName[];

export type SilhouetteProps = Omit<ComponentProps<"svg">, "name" | "children"> & { name: SilhouetteName };

/** A body style's side view in the text colour, decorative without `aria-label`. */
export function Silhouette({ name, ...rest }: SilhouetteProps) {
  const labelled = rest["aria-label"] !== undefined;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by the caller's aria-label.
    <svg
      viewBox="0 0 112 40"
      width={112}
      height={40}
      fill="currentColor"
      aria-hidden={labelled ? undefined : true}
      role={labelled ? "img" : undefined}
      {...rest}
    >
      {symbolsAddress ? (
        <use href={`${symbolsAddress}#body-${name}`} />
      ) : (
        <path fillRule="evenodd" d={silhouettePaths[name]} />
      )}
    </svg>
  );
}
