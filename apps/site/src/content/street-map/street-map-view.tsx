import "maplibre-gl/dist/maplibre-gl.css";
import { type ReactNode, useEffect, useRef } from "react";
import "./street-map.css";
import { createStreetMap } from "./create-street-map.ts";
import type { StreetMapOptions } from "./street-map-options.ts";

type StreetMapViewProps = StreetMapOptions & {
  /** Whether the map has drawn its first picture; false when it is removed. */
  onDrawn: (isDrawn: boolean) => void;
};

/** The map, with the pins of the schematic map over it. */
export default function StreetMapView({ onDrawn, ...options }: StreetMapViewProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const pins = useRef<HTMLUListElement>(null);
  // The page's dealership does not change while its map is open.
  const first = useRef(options);
  useEffect(() => {
    if (!frame.current) return;
    const { places } = first.current;
    const map = createStreetMap(frame.current, first.current, () => onDrawn(true));
    const movePins = () => {
      for (const [index, place] of places.entries()) {
        const pin = pins.current?.children[index] as HTMLElement | undefined;
        const at = map?.project([place.longitude, place.latitude]);
        if (pin && at) pin.style.translate = `${at.x}px ${at.y}px`;
      }
    };
    map?.on("move", movePins);
    map?.on("resize", movePins);
    movePins();
    return () => {
      map?.remove();
      onDrawn(false);
    };
  }, [onDrawn]);
  return (
    <>
      <div ref={frame} className="size-full" />
      <ul
        ref={pins}
        aria-label={options.words.title}
        className="pointer-events-none absolute inset-0 overflow-hidden"
      >
        {options.places.map(({ number, name, current }) => (
          <li key={number} className="absolute top-0 left-0">
            <span className={current ? "map-pin z-1 bg-text text-canvas" : "map-pin"}>{number}</span>
            <span className="map-name top-4 -translate-x-1/2 text-text">{name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
