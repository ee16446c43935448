import { cx } from "../class-names/class-names.ts";
import type { NameSide } from "./place-names.ts";

const nameSides: Record<NameSide, string> = {
  below: "top-4 -translate-x-1/2",
  above: "bottom-4 -translate-x-1/2",
  right: "start-4 -translate-y-1/2",
  left: "end-4 -translate-y-1/2",
};

type PinProps = {
  number: number;
  name: string;
  /** Side of the name; null hides it. */
  side: NameSide | null;
};

/** A store on the map. */
export function Pin({ number, name, side }: PinProps) {
  return (
    <>
      <span className="map-pin">{number}</span>
      {side ? <span className={cx("map-name", nameSides[side])}>{name}</span> : null}
    </>
  );
}

type CurrentPinProps = {
  number: number;
  label: string | undefined;
  /** On phones its label would cover another pin. */
  hidesLabelOnPhones: boolean;
};

/** The selected store: a larger pin with a label above. */
export function CurrentPin({ number, label, hidesLabelOnPhones }: CurrentPinProps) {
  return (
    <>
      <svg viewBox="-20 -55 40 60" width={40} height={60} aria-hidden="true" className="map-pin-shape">
        <ellipse cy={1} rx={9} ry={3} className="fill-text opacity-35" />
        <path d="M0 0C-12-17-19-24-19-34a19 19 0 1 1 38 0c0 10-7 17-19 34Z" className="fill-text" />
        <circle cy={-34} r={11} className="fill-accent" />
      </svg>
      <span className="map-pin-current">{number}</span>
      {label ? (
        <span
          className={cx(
            "map-pin-label",
            hidesLabelOnPhones ? "[@container(width<30rem)]:hidden" : "[@container(width<18rem)]:hidden",
          )}
        >
          {label}
        </span>
      ) : null}
    </>
  );
}
