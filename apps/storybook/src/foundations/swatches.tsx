import { type TokenGroup, tokenGroups } from "@forecourt/ui/tokens";
import { EachBrand, Live } from "./live.tsx";
import { colorText, renderedColor } from "./rendered-color.ts";
import { useRendered } from "./use-rendered.ts";

/** All colours of a tier, by group: name, current value, purpose. */
export function Swatches({ tier }: { tier: TokenGroup["tier"] }) {
  return tokenGroups
    .filter((group) => group.tier === tier && group.kind === "color")
    .map((group) => (
      <section key={group.name}>
        <h3 id={group.name.toLowerCase().replaceAll(/[ ,]+/g, "-")}>{group.name}</h3>
        <Live>
          <EachBrand>{() => <SwatchGroup group={group} />}</EachBrand>
        </Live>
      </section>
    ));
}

function SwatchGroup({ group }: { group: TokenGroup }) {
  const [ref, values] = useRendered((element) =>
    group.tokens.map(({ name }) => colorText(renderedColor(element, name))),
  );
  return (
    <>
      <div ref={ref} hidden />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-x-6 gap-y-4">
        {group.tokens.map(({ name, description }, at) => (
          <li key={name} className="flex gap-3.5">
            <span
              className="size-14 shrink-0 rounded-md border border-line-strong"
              style={{ background: `var(${name})` }}
            />
            <span className="min-w-0">
              <span className="block font-mono font-semibold text-caption">{name}</span>
              <span className="block font-mono text-subtle text-xs">{values?.[at] ?? " "}</span>
              <span className="block text-muted text-sm leading-snug">{description}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
