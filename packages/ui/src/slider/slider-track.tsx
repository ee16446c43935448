import { cx } from "../class-names/class-names.ts";

/** The track with its filled range, to one thumb or between two, and tick marks. Values are 0 to 1. */
export function SliderTrack({ shares, ticks }: { shares: readonly number[]; ticks: readonly number[] }) {
  const two = shares.length > 1;
  return (
    <>
      <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-line-strong forced-colors:border" />
      <span className="absolute inset-x-(--overhang) inset-y-0">
        <span
          className={cx(
            "absolute top-1/2 h-1.5 -translate-y-1/2 bg-text forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none",
            !two && "rounded-s-full",
          )}
          style={{
            insetInlineStart: two ? percent(shares[0]!) : "calc(-1 * var(--overhang))",
            insetInlineEnd: percent(1 - shares.at(-1)!),
          }}
        />
        {ticks.map((tick) => (
          <span
            key={tick}
            className="absolute bottom-0 h-1.5 w-px bg-control-line"
            style={{ insetInlineStart: percent(tick) }}
          />
        ))}
      </span>
    </>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
