import type { TokenName } from "./token-properties.ts";

/** Two colour roles, foreground on background. */
export type ContrastPair = {
  foreground: TokenName;
  background: TokenName;
  /** Minimum ratio: 4.5 for text, 3 for control parts (WCAG 2.2, 1.4.3 and 1.4.11). */
  min: 4.5 | 3;
};

const surfaces = ["--canvas", "--surface", "--surface-sunken"] as const;
const stage = ["--stage-top", "--stage-mid", "--stage-floor"] as const;
const washes = ["--accent-wash", "--success-wash", "--info-wash", "--danger-wash", "--warn-wash"] as const;
const map = ["--map-ground", "--map-street", "--map-artery", "--map-water", "--map-park"] as const;
const eight = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const pairsOn =
  (min: 4.5 | 3) =>
  (foreground: TokenName, ...backgrounds: TokenName[]): ContrastPair[] =>
    backgrounds.map((background) => ({ foreground, background, min }));
const text = pairsOn(4.5);
const part = pairsOn(3);

/** Every foreground and background pair that the components use. */
export const contrastPairs: readonly ContrastPair[] = [
  ...text("--text", ...surfaces, ...stage, ...washes, ...map),
  ...text("--text-muted", ...surfaces, ...stage, ...washes),
  ...text("--text-subtle", ...surfaces),
  ...text("--accent-text", ...surfaces, "--accent-wash", "--stage-mid"),
  ...text("--danger-text", ...surfaces, "--danger-wash"),
  ...text("--success-text", ...surfaces, "--success-wash", "--stage-mid"),
  ...text("--warn-text", ...surfaces, "--warn-wash"),
  ...text("--info-text", ...surfaces, "--info-wash"),
  ...part("--success-text", "--accent-wash"),
  ...text("--on-stage", ...stage),
  ...text("--on-action", "--action"),
  ...text("--on-accent", "--accent"),
  ...text("--on-danger", "--danger"),
  ...text("--on-success", "--success"),
  ...text("--canvas", "--text"),
  ...text("--on-inverse", "--inverse"),
  ...text("--on-inverse-muted", "--inverse"),
  ...eight.flatMap((step) => text(`--on-tint-${step}`, `--tint-${step}`)),
  ...part("--control-line", ...surfaces),
  ...part("--action", "--canvas", "--surface", "--stage-mid"),
  ...part("--focus", ...surfaces, "--stage-mid", "--stage-floor"),
  ...part("--focus-on-inverse", "--inverse"),
  ...part("--inverse-control-line", "--inverse"),
  ...part("--star", ...surfaces),
  ...part("--success", "--surface", "--inverse"),
  ...part("--saved", "--surface"),
];
