import { contrastPairs } from "@forecourt/ui/contrast-pairs";
import { ScrollArea } from "../component-page/scroll-area.tsx";
import { EachBrand, Live } from "./live.tsx";
import { contrastRatio, renderedColor } from "./rendered-color.ts";
import { useRendered } from "./use-rendered.ts";

/** Contrast of every pair of roles, measured on the rendered colours. */
export function ContrastTable() {
  return (
    <Live>
      <EachBrand>{() => <MeasuredPairs />}</EachBrand>
    </Live>
  );
}

function MeasuredPairs() {
  const [ref, ratios] = useRendered((element) =>
    contrastPairs.map(({ foreground, background }) =>
      contrastRatio(renderedColor(element, foreground), renderedColor(element, background)),
    ),
  );
  const passing = contrastPairs.filter(({ min }, at) => (ratios?.[at] ?? 0) >= min).length;
  const lowest = (min: number) =>
    Math.min(...contrastPairs.flatMap((pair, at) => (pair.min === min && ratios ? [ratios[at]!] : [])));
  return (
    <>
      <div ref={ref} hidden />
      {ratios ? (
        <p className="mb-4 text-lg">
          <strong className="font-bold">
            {passing} of {contrastPairs.length} pairs pass.
          </strong>{" "}
          The lowest text ratio is {lowest(4.5).toFixed(2)} (4.5 required), of control parts{" "}
          {lowest(3).toFixed(2)} (3 required).
        </p>
      ) : null}
      <ScrollArea label="Contrast of every pair">
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr className="border-line border-b text-start text-caption text-subtle">
              {["Sample", "Foreground", "On", "Ratio", "Needs", "Result"].map((head) => (
                <th key={head} scope="col" className="py-2 pe-4 text-start font-normal">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {contrastPairs.map(({ foreground, background, min }, at) => {
              const ratio = ratios?.[at];
              const passes = ratio !== undefined && ratio >= min;
              return (
                <tr key={foreground + background} className="border-line border-b">
                  <td className="py-1.5 pe-4">
                    {/* A decorative sample, so that a failing pair is visible. */}
                    <span
                      aria-hidden="true"
                      className="inline-grid h-8 w-14 place-items-center rounded-xs border border-line font-semibold"
                      style={{ background: `var(${background})`, color: `var(${foreground})` }}
                    >
                      {min === 3 ? <span className="size-4 rounded-full border-2 border-current" /> : "Aa"}
                    </span>
                  </td>
                  <th scope="row" className="py-1.5 pe-4 text-start font-mono font-normal text-caption">
                    {foreground}
                  </th>
                  <td className="py-1.5 pe-4 font-mono text-caption">{background}</td>
                  <td className="py-1.5 pe-4 tabular-nums">{ratio?.toFixed(2) ?? "…"}</td>
                  <td className="py-1.5 pe-4 text-muted tabular-nums">{min}</td>
                  <td className={passes ? "py-1.5 pe-4" : "py-1.5 pe-4 font-bold text-danger-text"}>
                    {ratio === undefined ? "…" : passes ? "passes" : "fails"}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}
