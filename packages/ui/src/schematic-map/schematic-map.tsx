import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { symbolsAddress } from "../symbols/symbols-address.ts";
import { CurrentPin, Pin } from "./pins.tsx";
import { bannerCoversPin, placeNames } from "./place-names.ts";
import { type Coordinates, projectCoordinates } from "./project-coordinates.ts";
import { MAP_SEED, MAP_SIZE, RIVER, RIVER_SIZE, schematicStreets } from "./schematic-streets.ts";

export type SchematicPlace = Coordinates & {
  /** Its number in the list beside the map. */
  number: number;
  name: string;
  /** The selected store. */
  current?: boolean;
};

export type SchematicMapProps = Omit<ComponentProps<"figure">, "children"> & {
  places: readonly SchematicPlace[];
  /** Accessible name of the image; the list of stores is its text alternative. */
  label: string;
  /** `Schematic, not to scale`. */
  caption: string;
  /** `We are here`, above the selected store. */
  currentLabel?: string;
  /** Seed of the decoration. */
  seed?: number;
};

const [WIDTH, HEIGHT] = MAP_SIZE;

/**
 * A schematic map without tiles: pins by real coordinates on invented streets. Pins are laid out in the map's frame,
 * 4:3 by default. None is cut off, and none stands in the river. A name that does not fit is hidden. The list of stores
 * beside the map names all.
 */
export function SchematicMap({
  places,
  label,
  caption,
  currentLabel: pinLabel,
  seed = MAP_SEED,
  style,
  className,
  ...rest
}: SchematicMapProps) {
  const city = schematicStreets(seed, WIDTH, HEIGHT);
  const { ratio, points } = projectCoordinates(places);
  const shownRatio = Math.round(ratio * 1000) / 1000;
  const pinned = places.map(({ name, current }, index) => ({ ...points[index]!, name, current }));
  const sides = placeNames(pinned, ratio, pinLabel);
  const hidesLabelOnPhones = pinLabel !== undefined && bannerCoversPin(pinned, ratio, pinLabel);
  return (
    <figure
      // An explicit stretch: a grid otherwise keeps a box with an aspect ratio at its own size.
      className={cx("relative w-full min-w-0 self-stretch overflow-hidden", className)}
      style={{ aspectRatio: "4 / 3", containerType: "size", ...style }}
      {...rest}
    >
      {/* West is left in every language; forced colours do not change the image. */}
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
            {symbolsAddress && seed === MAP_SEED ? (
              <use href={`${symbolsAddress}#map-streets`} />
            ) : (
              city.streets.map((street) => (
                <path key={street.width} d={street.d} strokeWidth={street.width} />
              ))
            )}
          </g>
          <rect {...city.park} rx={6} className="fill-map-park" />
          <g className="fill-none stroke-map-artery" strokeWidth={6}>
            {city.arteries.map((artery) => (
              <path key={artery} d={artery} />
            ))}
          </g>
        </svg>
        <svg
          viewBox={`0 0 ${RIVER_SIZE.join(" ")}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="absolute inset-x-0 bottom-0 h-8 w-full"
        >
          <path d={RIVER} className="fill-map-water" />
        </svg>
        {/* The largest box with the places' aspect ratio and room for pins and names. */}
        <div
          className={cx(
            "absolute start-1/2 -translate-1/2 [--below:4.75rem] [@container(height<16.5rem)]:[--below:3.75rem]",
            pinLabel
              ? "[--above:calc(72px+2rem)] [@container(width<18rem)]:[--above:66px]"
              : "[--above:66px]",
          )}
          style={{
            top: "calc((100% + var(--above) - var(--below)) / 2)",
            aspectRatio: shownRatio,
            width: `min(100cqw - 116px, (100cqh - var(--above) - var(--below)) * ${shownRatio})`,
          }}
        >
          {places.map((place, index) => (
            <div
              key={place.number}
              className={cx("absolute", place.current && "z-1")}
              style={{ insetInlineStart: percent(points[index]!.x), top: percent(points[index]!.y) }}
            >
              {place.current ? (
                <CurrentPin number={place.number} label={pinLabel} hidesLabelOnPhones={hidesLabelOnPhones} />
              ) : (
                <Pin number={place.number} name={place.name} side={sides[index]!} />
              )}
            </div>
          ))}
        </div>
      </div>
      <figcaption className="map-caption">{caption}</figcaption>
    </figure>
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
