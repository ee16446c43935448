import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { type NameSide, placeNames } from "./place-names.ts";
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
};

const WIDTH = 640;
const HEIGHT = 620;

/**
 * Where the stores lie to each other, without tiles: pins by real coordinates over invented streets. The pins are
 * laid out in whatever frame the map gets, 4:3 unless told, so none is ever cut off and words keep their size. Where
 * large words would cover each other, the numbers speak alone; the list of stores beside the map says everything.
 */
export function SchematicMap({
  places,
  label,
  caption,
  hereLabel,
  seed = 7,
  style,
  className,
  ...rest
}: SchematicMapProps) {
  const city = schematicStreets(seed, WIDTH, HEIGHT);
  const { ratio, points } = projectCoordinates(places);
  const sides = placeNames(
    places.map(({ name, here }, index) => ({ ...points[index]!, name, here })),
    ratio,
    hereLabel,
  );
  return (
    <figure
      // Stretching is said aloud: a grid would otherwise leave a box with a proportion at its own size.
      className={cx("relative w-full min-w-0 self-stretch overflow-hidden", className)}
      style={{ aspectRatio: "4 / 3", containerType: "size", ...style }}
      {...rest}
    >
      {/* West is left in every language, and a picture keeps its own colours. */}
      <div
        role="img"
        aria-label={label}
        dir="ltr"
        className="absolute inset-0 bg-map-ground text-text forced-color-adjust-none"
      >
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
          className="absolute inset-0 size-full"
        >
          <g className="fill-none stroke-map-street">
            {city.streets.map((street) => (
              <path key={street.width} d={street.d} strokeWidth={street.width} />
            ))}
          </g>
          <rect {...city.park} rx={6} className="fill-map-park" />
          <path d={city.water} className="fill-map-water" />
          <g className="fill-none stroke-map-artery" strokeWidth={6}>
            {city.arteries.map((artery) => (
              <path key={artery} d={artery} />
            ))}
          </g>
        </svg>
        {/* The largest box of the places' own shape that leaves room for pins above and names below. */}
        <div
          className={cx(
            "absolute start-1/2 -translate-1/2 [--below:76px] [@container(height<16.5rem)]:[--below:42px]",
            hereLabel ? "[--above:104px] [@container(width<18rem)]:[--above:66px]" : "[--above:66px]",
          )}
          style={{
            top: "calc((100% + var(--above) - var(--below)) / 2)",
            aspectRatio: ratio,
            width: `min(100cqw - 116px, (100cqh - var(--above) - var(--below)) * ${Math.round(ratio * 1000) / 1000})`,
          }}
        >
          {places.map((place, index) => (
            <div
              key={place.number}
              className={cx("absolute", place.here && "z-1")}
              style={{ insetInlineStart: percent(points[index]!.x), top: percent(points[index]!.y) }}
            >
              {place.here ? (
                <HerePin number={place.number} label={hereLabel} />
              ) : (
                <Pin place={place} side={sides[index]!} />
              )}
            </div>
          ))}
        </div>
      </div>
      <figcaption className="absolute end-3 bottom-2.5 max-w-[calc(100%-24px)] rounded-full bg-surface px-2.5 py-1 text-muted text-xs">
        {caption}
      </figcaption>
    </figure>
  );
}

const nameSides: Record<NameSide, string> = {
  below: "top-4 -translate-x-1/2",
  above: "bottom-4 -translate-x-1/2",
  right: "start-4 -translate-y-1/2",
  left: "end-4 -translate-y-1/2",
};

function Pin({ place, side }: { place: SchematicPlace; side: NameSide | null }) {
  return (
    <>
      <span className="absolute grid size-7.5 -translate-1/2 place-items-center rounded-full border-[3px] border-text bg-surface font-bold text-caption">
        {place.number}
      </span>
      {side ? (
        <span
          className={cx(
            "absolute whitespace-nowrap rounded-full bg-map-ground/80 px-1.5 font-semibold text-caption [@container(height<16.5rem)]:hidden",
            nameSides[side],
          )}
        >
          {place.name}
        </span>
      ) : null}
    </>
  );
}

function HerePin({ number, label }: { number: number; label: string | undefined }) {
  return (
    <>
      <svg
        viewBox="-20 -55 40 60"
        width={40}
        height={60}
        aria-hidden="true"
        className="absolute -top-[55px] -start-5 max-w-none"
      >
        <ellipse cy={1} rx={9} ry={3} className="fill-text opacity-35" />
        <path d="M0 0C-12-17-19-24-19-34a19 19 0 1 1 38 0c0 10-7 17-19 34Z" className="fill-text" />
        <circle cy={-34} r={11} className="fill-accent" />
      </svg>
      <span className="absolute -top-[43px] w-10 -translate-x-1/2 text-center font-bold text-caption text-on-accent">
        {number}
      </span>
      {label ? (
        <span className="absolute bottom-[62px] -translate-x-1/2 whitespace-nowrap rounded-full bg-text px-3.5 py-1.5 font-semibold text-canvas text-caption leading-tight [@container(width<18rem)]:hidden">
          {label}
        </span>
      ) : null}
    </>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
