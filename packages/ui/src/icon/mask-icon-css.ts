import { lucideIconNodes } from "./lucide-icon-nodes.ts";
import { type MaskIconName, maskIconNames } from "./mask-icon-names.ts";
import { vehicleIconNodes } from "./vehicle-icon-nodes.ts";

const attributes =
  "xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'";

/** A mask icon's shapes as the value of a CSS property. */
function shapeOf(name: MaskIconName): string {
  const shapes = { ...lucideIconNodes, ...vehicleIconNodes }[name].map(
    ([element, shape]) =>
      `<${element} ${Object.entries(shape)
        .map(([attribute, value]) => `${attribute}='${value}'`)
        .join(" ")}/>`,
  );
  return `url("data:image/svg+xml,${`<svg ${attributes}>${shapes.join("")}</svg>`.replace(/[<>]/g, encodeURIComponent)}")`;
}

/** The rules of the mask icons, for `mask-icons.css`. For build scripts and tests only. */
export function maskIconCss(): string {
  const rules = maskIconNames.map((name) => `  .mask-icon-${name} {\n    --shape: ${shapeOf(name)};\n  }\n`);
  return `/* Written by scripts/generate-icons.ts; do not edit. */\n@layer components {\n${rules.join("")}}\n`;
}
