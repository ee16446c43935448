import type { ComponentProps } from "react";
import { cx } from "../class-names/class-names.ts";
import { HoursTable, type HoursTableProps } from "../hours-table/hours-table.tsx";
import { LocationCard, type LocationCardProps } from "../location-card/location-card.tsx";
import { Panel } from "../panel/panel.tsx";
import { SchematicMap, type SchematicMapProps } from "../schematic-map/schematic-map.tsx";

export type StorePanelProps = Omit<ComponentProps<"div">, "children"> & {
  map: SchematicMapProps;
  location: LocationCardProps;
  hours: Omit<HoursTableProps, "captionShown">;
};

/** The store of a vehicle: map, address, contact links and opening hours. */
export function StorePanel({ map, location, hours, className, ...rest }: StorePanelProps) {
  return (
    <Panel
      padding="none"
      className={cx("grid grid-cols-[repeat(auto-fit,minmax(min(100%,21rem),1fr))]", className)}
      {...rest}
    >
      <SchematicMap {...map} />
      <div className="py-1.5">
        <LocationCard headingLevel={3} {...location} />
        <div className="px-4 pb-4 md:px-6">
          <HoursTable captionShown {...hours} />
        </div>
      </div>
    </Panel>
  );
}
