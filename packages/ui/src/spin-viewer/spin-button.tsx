import { cx } from "../class-names/class-names.ts";
import { Glyph } from "../glyph/glyph.tsx";

type SpinButtonProps = { direction: "left" | "right"; label: string; onClick: () => void };

/** Moves by one frame. Left and right are the screen's, in both reading directions. */
export function SpinButton({ direction, label, onClick }: SpinButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-11 shrink-0 place-items-center rounded-full border border-line bg-surface text-text motion-safe:transition-colors hover:border-control-line forced-colors:border-[ButtonText]"
    >
      <Glyph name="chevron-down" className={cx(direction === "left" ? "rotate-90" : "-rotate-90")} />
    </button>
  );
}
