import type { TokenName } from "./token-properties.ts";

export type Token = {
  name: TokenName;
  /** What the token is for, in one line. */
  description: string;
};

export type TokenGroup = {
  name: string;
  /** 1: brand inputs. 2: colour ramp. 3: roles, which are the only tokens that components use. */
  tier: 1 | 2 | 3;
  kind: "color" | "number" | "length" | "font" | "shadow";
  tokens: readonly Token[];
};

const token = (name: TokenName, description: string): Token => ({ name, description });
const eight = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** All tokens of tokens.css in source order. Their values are in `tokenProperties`. */
export const tokenGroups: readonly TokenGroup[] = [
  {
    name: "Brand colours",
    tier: 1,
    kind: "color",
    tokens: [
      token("--brand-accent", "Filled accent surfaces; their text is --brand-on-accent."),
      token("--brand-on-accent", "Text and icons on the accent."),
      token("--brand-accent-text", "The accent as text or icon on any surface."),
      token("--brand-accent-wash", "Pale accent background."),
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
    tokens: [token("--brand-font", "Font stack of all text; the site loads the font itself.")],
  },
  {
    name: "Neutral hue",
    tier: 2,
    kind: "number",
    tokens: [
      token("--n-h", "The brand's hue, input of the ramp."),
      token("--n-c", "The brand's chroma, input of the ramp."),
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
      token("--surface", "Cards, panels, fields."),
      token("--surface-sunken", "Sunken surfaces: ghost buttons, disabled fields, tracks."),
      token("--line", "Hairlines; decorative only."),
      token("--line-strong", "Border of a hovered card or a disabled control."),
      token("--control-line", "Border of an enabled field or checkbox: 3:1."),
    ],
  },
  {
    name: "Text",
    tier: 3,
    kind: "color",
    tokens: [
      token("--text", "Headings, prices, body text."),
      token("--text-muted", "Secondary text: facts, descriptions."),
      token("--text-subtle", "Tertiary text: captions, hints, previous prices, placeholders."),
    ],
  },
  {
    name: "Actions and accent",
    tier: 3,
    kind: "color",
    tokens: [
      token("--action", "Primary buttons."),
      token("--on-action", "Text on primary buttons."),
      token(
        "--accent",
        "Filled accents of the brand: an offer, a chosen count; never a sign of good or bad.",
      ),
      token("--on-accent", "Text on the accent."),
      token("--accent-text", "Links and icons in the accent colour."),
      token("--accent-wash", "Background of a selected row or a promotion."),
    ],
  },
  {
    name: "Messages",
    tier: 3,
    kind: "color",
    tokens: [
      token("--danger", "Filled danger: destructive buttons."),
      token("--on-danger", "Text on destructive buttons."),
      token("--danger-text", "Error messages and the border of an invalid field."),
      token("--danger-wash", "Background of an error summary."),
      token("--success", "Filled mark of what is good: a badge, the dot of open; independent of the brand."),
      token("--on-success", "Text and icons on the filled success mark."),
      token("--success-text", "Success messages, ticks, savings."),
      token("--success-wash", "Background of success messages and of Today."),
      token("--warn-text", "Warnings: an offer that ends soon."),
      token("--warn-wash", "Background of a warning."),
      token("--info-text", "Informational notes."),
      token("--info-wash", "Background of a note."),
    ],
  },
  {
    name: "Marks",
    tier: 3,
    kind: "color",
    tokens: [
      token("--star", "Rating stars, always beside the figure."),
      token("--saved", "The heart of a saved vehicle."),
      token("--focus-on-surface", "Focus ring on a light surface, also above a dark band."),
      token("--focus", "The current focus ring."),
      token("--focus-on-inverse", "Focus ring on a dark band."),
      token("--scrim", "Backdrop of a dialog."),
    ],
  },
  {
    name: "Dark bands",
    tier: 3,
    kind: "color",
    tokens: [
      token("--inverse", "Top bar, footer, one promotion per page: dark in both modes."),
      token("--inverse-glow", "Glow of a promotion band."),
      token("--on-inverse", "Headings on a dark band."),
      token("--on-inverse-muted", "Text on a dark band."),
      token("--inverse-line", "Hairlines on a dark band."),
      token("--inverse-control-line", "Border of a control on a dark band: 3:1."),
    ],
  },
  {
    name: "Studio",
    tier: 3,
    kind: "color",
    tokens: [
      token("--stage-top", "Light behind a vehicle."),
      token("--stage-mid", "Wall behind a vehicle."),
      token("--stage-floor", "Floor under a vehicle."),
      token("--on-stage", "Silhouette or caption on the vehicle background."),
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
      token(`--tint-${step}`, `Background ${step} of initials.`),
      token(`--on-tint-${step}`, `Initials on background ${step}.`),
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
      token("--shadow-control", "Raised thumb or button on a track."),
      token("--shadow-panel", "A hovered card, the buy box, a menu."),
      token("--shadow-overlay", "Dialogs and sheets."),
      token("--shadow-bar", "The fixed bottom bar on phones."),
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
