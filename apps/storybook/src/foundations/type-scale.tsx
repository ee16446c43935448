import { Live } from "./live.tsx";
import { useRendered } from "./use-rendered.ts";

const scale = [
  ["text-6xl", "The home page's headline"],
  ["text-5xl", "The headline of a promotion band"],
  ["text-4xl", "The title of a page"],
  ["text-3xl", "The title of a dialog"],
  ["text-2xl", "The heading of a section"],
  ["text-xl", "The heading of a card or panel"],
  ["text-lg", "The name on a vehicle card, small headings"],
  ["text-lead", "The paragraph under a title"],
  ["text-base", "Body text, fields on phones"],
  ["text-control", "Buttons, navigation, fields on wide screens"],
  ["text-sm", "Facts, labels, secondary text"],
  ["text-caption", "Captions, notes under prices"],
  ["text-xs", "Fine print, badges"],
] as const;

// Complete class names, because Tailwind finds only those.
const heavy = new Set(["text-6xl", "text-5xl", "text-4xl", "text-3xl", "text-2xl"]);

/** The type scale as rendered: fluid sizes depend on the window's width. */
export function TypeScale() {
  const [ref, sizes] = useRendered((element) =>
    [...element.querySelectorAll<HTMLElement>("[data-sample]")].map((sample) => {
      const { fontSize, lineHeight } = getComputedStyle(sample);
      const size = Number.parseFloat(fontSize);
      return `${Number(size.toFixed(1))} px, line ${(Number.parseFloat(lineHeight) / size).toFixed(2)}`;
    }),
  );
  return (
    <Live>
      <div ref={ref} className="divide-y divide-line border-line border-y">
        {scale.map(([name, use], at) => (
          <div key={name} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[180px_minmax(0,1fr)]">
            <div>
              <p className="font-mono font-semibold text-caption">{name}</p>
              <p className="text-subtle text-xs tabular-nums">{sizes?.[at] ?? " "}</p>
              <p className="text-muted text-xs">{use}</p>
            </div>
            <p data-sample="" className={`min-w-0 ${name} ${heavy.has(name) ? "font-bold" : ""}`}>
              Know your payment before you visit
            </p>
          </div>
        ))}
      </div>
    </Live>
  );
}

const weights = [
  ["font-normal", "400", "Body text"],
  ["font-medium", "550", "Navigation, standalone links"],
  ["font-semibold", "630", "Labels, buttons, card headings"],
  ["font-bold", "680", "Headings"],
  ["font-extrabold", "700", "Prices"],
] as const;

/** The five weights of the variable font. */
export function TypeWeights() {
  return (
    <Live>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(190px,1fr))] gap-6">
        {weights.map(([name, value, use]) => (
          <li key={name}>
            <p className={`text-3xl ${name}`}>Outlander</p>
            <p className="mt-1 font-mono text-caption">
              {name}, {value}
            </p>
            <p className="text-muted text-caption">{use}</p>
          </li>
        ))}
      </ul>
    </Live>
  );
}
