import type { IconShape } from "./lucide-icon-nodes.ts";

type Numbers = Readonly<Record<string, number>>;

const ellipse = ({ cx = 0, cy = 0, rx = 0, ry = rx }: Numbers) => {
  const arc = (x: number) => `A${rx} ${ry} 0 1 1 ${x} ${cy}`;
  return `M${cx + rx} ${cy}${arc(cx - rx)}${arc(cx + rx)}Z`;
};

const rect = ({ x = 0, y = 0, width = 0, height = 0, rx = 0 }: Numbers) => {
  if (rx === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const corner = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`;
  const [w, h] = [width - 2 * rx, height - 2 * rx];
  return `M${x + rx} ${y}h${w}${corner(rx, rx)}v${h}${corner(-rx, rx)}h${-w}${corner(-rx, -rx)}v${-h}${corner(rx, -rx)}Z`;
};

const shapes: Readonly<Record<string, (attributes: Readonly<Record<string, string>>) => string>> = {
  // A path's first move is from the origin, also if it is relative.
  path: ({ d = "" }) => (d.startsWith("m") ? `M0 0${d}` : d),
  circle: (attributes) => {
    const { r = 0, ...center } = numbersOf(attributes);
    return ellipse({ ...center, rx: r });
  },
  ellipse: (attributes) => ellipse(numbersOf(attributes)),
  rect: (attributes) => rect(numbersOf(attributes)),
  line: (attributes) => `M${attributes["x1"]} ${attributes["y1"]}L${attributes["x2"]} ${attributes["y2"]}`,
  polyline: ({ points = "" }) => `M${points}`,
  polygon: ({ points = "" }) => `M${points}Z`,
};

/** Filled parts: such an icon cannot be one path. */
export const hasFill = (icon: readonly IconShape[]) => icon.some(([, { fill }]) => fill);

/**
 * An icon's shapes as the data of one path: an icon then needs two elements in the page.
 *
 * @throws for an element that is no SVG shape.
 * @example pathOfShapes([["circle", { cx: "12", cy: "10", r: "3" }]]) // "M15 10A3 3 0 1 1 9 10A3 3 0 1 1 15 10Z"
 */
export function pathOfShapes(icon: readonly IconShape[]): string {
  return icon
    .map(([element, attributes]) => {
      const shape = shapes[element];
      if (!shape) throw new Error(`<${element}> is no SVG shape.`);
      return shape(attributes);
    })
    .join("");
}

function numbersOf(attributes: Readonly<Record<string, string>>): Numbers {
  return Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, Number(value)]));
}
