import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { type Coordinates, projectCoordinates } from "./project-coordinates.ts";
import { schematicStreets } from "./schematic-streets.ts";

export type SchematicPlace = Coordinates & {
  /** Its number in the list beside the map. */
  number: number;
  name: string;
  /** The chosen store. */
  here?: boolean;
};

export type SchematicMapProps = Omit<ComponentProps<"figure">, "children"> & {
  places: readonly SchematicPlace[];
  /** Names the picture; the list of stores beside it says the same in words. */
  label: string;
  /** `Schematic, not to scale`. */
  caption: string;
  /** `We are here`, over the chosen store. */
  hereLabel?: string;
  /** Chooses the decoration. */
  seed?: number;
  /** The picture's own units; a wide or tall frame crops the decoration, never a pin. */
  width?: number;
  height?: number;
};

/** Where the stores lie to each other, without tiles: pins by real coordinates over invented streets. */
export function SchematicMap({
  places,
  label,
  caption,
  hereLabel,
  seed = 7,
  width = 640,
  height = 620,
  className,
  ...rest
}: SchematicMapProps) {
  const city = schematicStreets(seed, width, height);
  const points = projectCoordinates(places, { width, height, padding: Math.min(width, height) * 0.17 });
  const pins = places
    .map((place, index) => ({ place, point: points[index]! }))
    // The chosen store is drawn last, over its neighbours.
    .sort((a, b) => Number(a.place.here ?? false) - Number(b.place.here ?? false));
  return (
    <figure className={cx("relative overflow-hidden bg-map-ground", className)} {...rest}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={label}
        className="block size-full"
      >
        <rect width={width} height={height} className="fill-map-ground" />
        <g className="fill-none stroke-map-street">
          {city.streets.map((street) => (
            <path key={street.d} d={street.d} strokeWidth={street.width} />
          ))}
        </g>
        <rect {...city.park} rx={6} className="fill-map-park" />
        <path d={city.water} className="fill-map-water" />
        <g className="fill-none stroke-map-artery" strokeWidth={6}>
          {city.arteries.map((artery) => (
            <path key={artery} d={artery} />
          ))}
        </g>
        {pins.map(({ place, point }) => (
          <g key={place.number} transform={`translate(${round(point.x)} ${round(point.y)})`}>
            {place.here ? <HerePin number={place.number} label={hereLabel} /> : <Pin place={place} />}
          </g>
        ))}
      </svg>
      <figcaption className="absolute right-3.5 bottom-3 rounded-full bg-surface px-2.5 py-1 text-muted text-xs">
        {caption}
      </figcaption>
    </figure>
  );
}

function Pin({ place }: { place: SchematicPlace }) {
  return (
    <>
      <circle r={13.5} className="fill-surface stroke-3 stroke-text" />
      <text textAnchor="middle" y={4.5} className="fill-text font-bold text-caption">
        {place.number}
      </text>
      <text
        textAnchor="middle"
        y={32}
        className="fill-text stroke-4 stroke-map-ground font-semibold text-caption [paint-order:stroke] [stroke-linejoin:round]"
      >
        {place.name}
      </text>
    </>
  );
}

function HerePin({ number, label }: { number: number; label: string | undefined }) {
  // The label's box follows the number of letters; the font is the page's, so it can only be estimated.
  const labelWidth = (label?.length ?? 0) * 7.4 + 26;
  return (
    <>
      <ellipse cy={1} rx={9} ry={3} className="fill-text opacity-35" />
      <path d="M0 0C-12-17-19-24-19-34a19 19 0 1 1 38 0c0 10-7 17-19 34Z" className="fill-text" />
      <circle cy={-34} r={11} className="fill-accent" />
      <text textAnchor="middle" y={-29.5} className="fill-on-accent font-bold text-caption">
        {number}
      </text>
      {label ? (
        <>
          <rect x={-labelWidth / 2} y={-90} width={labelWidth} height={26} rx={13} className="fill-text" />
          <text textAnchor="middle" y={-72.5} className="fill-canvas font-semibold text-caption">
            {label}
          </text>
        </>
      ) : null}
    </>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
