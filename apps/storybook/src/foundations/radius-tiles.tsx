import { tokenGroups } from "@forecourt/ui/tokens";
import { EachBrand, Live } from "./live.tsx";
import { useRendered } from "./use-rendered.ts";

const groupNamed = (name: string) => tokenGroups.find((group) => group.name === name)?.tokens ?? [];
const radii = groupNamed("Radius");
const shadows = groupNamed("Shadow");
const utilities: Record<string, string> = { "--r-xs": "xs", "--r-s": "sm", "--r-m": "md", "--r-l": "lg" };

/** The radii derived from the brand's radius. */
export function RadiusTiles() {
  return (
    <Live>
      <EachBrand>{() => <Radii />}</EachBrand>
    </Live>
  );
}

function Radii() {
  const [ref, values] = useRendered((element) =>
    [...element.querySelectorAll("[data-corner]")].map((tile) => getComputedStyle(tile).borderTopLeftRadius),
  );
  return (
    <div ref={ref}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-5">
        {radii.map(({ name, description }, at) => (
          <li key={name}>
            <span
              data-corner=""
              className="block h-24 border border-control-line bg-surface-sunken"
              style={{ borderRadius: `var(${name})` }}
            />
            <p className="mt-2 font-mono font-semibold text-caption">
              {name}, rounded-{utilities[name]}
            </p>
            <p className="text-subtle text-xs">
              {values ? `${Number.parseFloat(values[at]!).toFixed(1)} px` : " "}
            </p>
            <p className="text-muted text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The four shadows, each on its typical element. */
export function ShadowTiles() {
  return (
    <Live>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-8 rounded-lg border border-line bg-canvas p-8">
        {shadows.map(({ name, description }) => (
          <li key={name}>
            <span className="block h-24 rounded-lg bg-surface" style={{ boxShadow: `var(${name})` }} />
            <p className="mt-4 font-mono font-semibold text-caption">{name}</p>
            <p className="text-muted text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </Live>
  );
}
