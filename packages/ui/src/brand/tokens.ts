import type { TokenName } from "./token-properties.ts";

export type Token = {
  name: TokenName;
  /** What it is for, in one line. */
  description: string;
};

export type TokenGroup = {
  name: string;
  /** 1 the brand's inputs, 2 the ramp made of them, 3 the roles: the only ones that components read. */
  tier: 1 | 2 | 3;
  kind: "color" | "number" | "length" | "font" | "shadow";
  tokens: readonly Token[];
};

const token = (name: TokenName, description: string): Token => ({ name, description });
const eight = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Every token of tokens.css in reading order. Its value in light and dark is `tokenProperties[name]`. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    name: "Brand colours",
    tier: 1,
    kind: "color",
    tokens: [
      token("--brand-accent", "Filled accents; always carries --brand-on-accent."),
      token("--brand-on-accent", "Text and icons on the accent."),
      token("--brand-accent-text", "The accent as text or icon on any surface."),
      token("--brand-accent-wash", "The faint ground of what the accent marks."),
      token("--brand-action", "Primary buttons."),
      token("--brand-on-action", "Text and icons on primary buttons."),
    ],
  },
  {
    name: "Brand greys",
    tier: 1,
    kind: "number",
    tokens: [
      token("--brand-neutral-hue", "Hue of all greys, in degrees of OKLCH."),
      token("--brand-neutral-chroma", "How coloured the greys are: 0 to 0.03."),
    ],
  },
  {
    name: "Brand shape",
    tier: 1,
    kind: "length",
    tokens: [token("--brand-radius", "The corner of panels; all other corners follow. 0 is square.")],
  },
  {
    name: "Brand type",
    tier: 1,
    kind: "font",
    tokens: [token("--brand-font", "The font stack of everything; the site loads the font itself.")],
  },
  {
    name: "Neutral hue",
    tier: 2,
    kind: "number",
    tokens: [
      token("--n-h", "The brand's hue, as the ramp reads it."),
      token("--n-c", "The brand's chroma, as the ramp reads it."),
    ],
  },
  {
    name: "Neutral ramp, light",
    tier: 2,
    kind: "color",
    tokens: [
      token("--n-0", "White: surfaces."),
      token("--n-1", "The page."),
      token("--n-2", "Sunken surfaces."),
      token("--n-3", "Lines."),
      token("--n-4", "Strong lines."),
      token("--n-5", "Edges of controls."),
      token("--n-6", "Subtle text."),
      token("--n-7", "Muted text."),
      token("--n-8", "Text, dark bands."),
    ],
  },
  {
    name: "Neutral ramp, dark",
    tier: 2,
    kind: "color",
    tokens: [
      token("--d-0", "The page."),
      token("--d-1", "Surfaces."),
      token("--d-2", "Sunken surfaces."),
      token("--d-3", "Lines."),
      token("--d-4", "Strong lines."),
      token("--d-5", "Edges of controls."),
      token("--d-6", "Subtle text."),
      token("--d-7", "Muted text."),
      token("--d-8", "Text."),
    ],
  },
  {
    name: "Surfaces and lines",
    tier: 3,
    kind: "color",
    tokens: [
      token("--canvas", "The page itself."),
      token("--surface", "Cards, panels, fields: what lies on the page."),
      token("--surface-sunken", "What lies lower: ghost buttons, disabled fields, tracks."),
      token("--line", "Hairlines between things; carries no meaning alone."),
      token("--line-strong", "The edge of a card under the pointer, of a disabled control."),
      token("--control-line", "The edge of a field or box that can be operated: 3:1."),
    ],
  },
  {
    name: "Text",
    tier: 3,
    kind: "color",
    tokens: [
      token("--text", "Headings, prices, body text."),
      token("--text-muted", "Second in rank: facts, descriptions."),
      token("--text-subtle", "Third: captions, hints, struck prices, placeholders."),
    ],
  },
  {
    name: "Actions and accent",
    tier: 3,
    kind: "color",
    tokens: [
      token("--action", "The one primary button of a view."),
      token("--on-action", "Words on it."),
      token("--accent", "Filled accents: a badge, the chosen step."),
      token("--on-accent", "Words on the accent."),
      token("--accent-text", "Links and marks in the accent's colour."),
      token("--accent-wash", "The ground of a chosen row or a promotion."),
    ],
  },
  {
    name: "Messages",
    tier: 3,
    kind: "color",
    tokens: [
      token("--danger", "Filled danger: the button that removes."),
      token("--on-danger", "Words on it."),
      token("--danger-text", "Error messages and the edge of an invalid field."),
      token("--danger-wash", "The ground of an error summary."),
      token("--success", "What is open or done, as a dot or mark: no brand's colour says that."),
      token("--success-text", "What went well."),
      token("--success-wash", "The ground of what went well."),
      token("--warn-text", "Warnings: an offer that ends soon."),
      token("--warn-wash", "The ground of a warning."),
      token("--info-text", "Notes that explain."),
      token("--info-wash", "The ground of a note."),
    ],
  },
  {
    name: "Marks",
    tier: 3,
    kind: "color",
    tokens: [
      token("--star", "Rating stars, always beside the figure."),
      token("--saved", "The heart of a saved vehicle."),
      token("--focus-on-surface", "The ring on a light surface, also over a dark band."),
      token("--focus", "The ring around what has the keyboard's focus."),
      token("--focus-on-inverse", "The same ring on a dark band."),
      token("--scrim", "What dims the page behind a dialog."),
    ],
  },
  {
    name: "Dark bands",
    tier: 3,
    kind: "color",
    tokens: [
      token("--inverse", "Top bar, footer, one promotion per page: dark in both modes."),
      token("--inverse-glow", "The light in a promotion's band."),
      token("--on-inverse", "Headings on a dark band."),
      token("--on-inverse-muted", "Text on a dark band."),
      token("--inverse-line", "Hairlines on a dark band."),
      token("--inverse-control-line", "The edge of a control on a dark band: 3:1."),
    ],
  },
  {
    name: "Studio",
    tier: 3,
    kind: "color",
    tokens: [
      token("--stage-top", "The studio's light behind a vehicle."),
      token("--stage-mid", "The studio's wall."),
      token("--stage-floor", "The studio's floor."),
      token("--on-stage", "A silhouette or caption in the studio."),
    ],
  },
  {
    name: "Map",
    tier: 3,
    kind: "color",
    tokens: [
      token("--map-ground", "Blocks of houses."),
      token("--map-street", "Streets."),
      token("--map-artery", "Main roads."),
      token("--map-water", "Water."),
      token("--map-park", "Parks."),
    ],
  },
  {
    name: "People without a photograph",
    tier: 3,
    kind: "color",
    tokens: eight.flatMap((step) => [
      token(`--tint-${step}`, `Ground ${step} of the initials.`),
      token(`--on-tint-${step}`, `Initials on ground ${step}.`),
    ]),
  },
  {
    name: "Radius",
    tier: 3,
    kind: "length",
    tokens: [
      token("--r-xs", "Checkboxes, small marks."),
      token("--r-s", "Fields, badges with corners."),
      token("--r-m", "Panels, menus: the brand's radius itself."),
      token("--r-l", "Cards, dialogs, sheets."),
    ],
  },
  {
    name: "Shadow",
    tier: 3,
    kind: "shadow",
    tokens: [
      token("--shadow-control", "A thumb or button that stands out of its track."),
      token("--shadow-panel", "A card under the pointer, the buy box, a menu."),
      token("--shadow-overlay", "Dialogs and sheets."),
      token("--shadow-bar", "The bar at the foot of a phone's screen."),
    ],
  },
  {
    name: "Rhythm",
    tier: 3,
    kind: "length",
    tokens: [
      token("--gap-section", "Between two sections of a page."),
      token("--gap-heading", "Between a section's heading and its content."),
    ],
  },
];
