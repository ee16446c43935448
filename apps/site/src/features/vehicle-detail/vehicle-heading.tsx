import type { Vehicle } from "@forecourt/inventory";
import { Icon } from "@forecourt/ui/icon";
import { vehicleFacts } from "#content/vehicle-card/vehicle-facts.ts";
import type { PageContext } from "#server/page-context.ts";
import { translator } from "#server/translator.ts";
import { vehicleName } from "./vehicle-name.ts";

/** What the vehicle is, in three lines: name, trim and stock number, the facts of its card and where it stands. */
export function VehicleHeading({ vehicle, context }: { vehicle: Vehicle; context: PageContext }) {
  const words = translator(context.locale, "vehicle");
  const store = context.settings.stores.find(({ id }) => id === vehicle.storeId);
  const facts = [
    ...vehicleFacts(vehicle, context.locale),
    ...(store ? [{ icon: "pin" as const, label: words("store"), value: store.name }] : []),
  ];
  return (
    <div>
      <h1 className="text-balance font-bold text-3xl">{vehicleName(vehicle)}</h1>
      <p className="mt-1.5 text-muted">
        {[vehicle.trim, vehicle.features[0], words("page.stock", { stock: vehicle.stockNumber })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-muted text-sm">
        {facts.map(({ icon, label, value }) => (
          <li key={label} className="flex items-center gap-1.5">
            <Icon name={icon} size={16} />
            <span className="sr-only">{label}: </span>
            {value}
          </li>
        ))}
      </ul>
    </div>
  );
}
