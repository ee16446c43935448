import type { ReactElement } from "react";

type Elements = Record<string, ReactElement>;

/**
 * Exports of a `*.conformance.tsx` file: the component with its minimal props.
 * `components` render one element that takes className, attributes and ref.
 * `controls` pass `className` to their wrapper and all else to the input. `pieces` take only their own props.
 */
export type ConformanceEntries = { components?: Elements; controls?: Elements; pieces?: Elements };

const files = Object.values(import.meta.glob<ConformanceEntries>("../**/*.conformance.tsx", { eager: true }));

const all = (kind: keyof ConformanceEntries): [string, ReactElement][] =>
  files.flatMap((file) => Object.entries(file[kind] ?? {}));

export const components = all("components");
export const controls = all("controls");
export const pieces = all("pieces");
