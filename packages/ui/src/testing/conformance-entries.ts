import type { ReactElement } from "react";

type Elements = Record<string, ReactElement>;

/**
 * What a component's `*.conformance.tsx` exports: the component with the least it needs.
 * `components` render one element that takes className, attributes and ref. `controls` give `className` to their
 * frame and everything else to the input inside it. `pieces` take the props they name and no others.
 */
export type ConformanceEntries = { components?: Elements; controls?: Elements; pieces?: Elements };

const files = Object.values(import.meta.glob<ConformanceEntries>("../**/*.conformance.tsx", { eager: true }));

const all = (kind: keyof ConformanceEntries): [string, ReactElement][] =>
  files.flatMap((file) => Object.entries(file[kind] ?? {}));

export const components = all("components");
export const controls = all("controls");
export const pieces = all("pieces");
