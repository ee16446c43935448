import { VehicleHeading as KitVehicleHeading } from "@forecourt/ui/vehicle-heading";
import { FeedText } from "#content/feed-text/feed-text.tsx";
import { CompareVehicle, SaveVehicle } from "#content/saved-vehicles/vehicle-toggles.tsx";
import { vehicleFacts } from "#content/vehicle-card/vehicle-facts.ts";
import { translator } from "#server/content/translator.ts";
import { equipmentWords } from "#server/feed-words/equipment-words.ts";
import type { PageContext } from "#server/page-context.ts";
import { fullVehicleName, vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

/** Name, trim, stock number, main facts and store of a vehicle. */
export function VehicleHeading({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const t = translator(context.locale, "vehicle");
  const store = context.settings.stores.find(({ id }) => id === vehicle.storeId);
  const [feature] = vehicle.features;
  const name = fullVehicleName(vehicle, context.locale);
  const facts = [
    ...vehicleFacts(vehicle, context.locale),
    ...(store ? [{ icon: "pin" as const, label: t("store"), value: store.name }] : []),
  ];
  return (
    <KitVehicleHeading
      title={vehicleName(vehicle, context.locale)}
      subtitle={
        <>
          {vehicle.trim ? `${vehicle.trim} · ` : null}
          {feature ? (
            <>
              <FeedText words={equipmentWords(feature, context.locale)} />
              {" · "}
            </>
          ) : null}
          {t("page.stock", { stock: vehicle.stockNumber })}
        </>
      }
      facts={facts}
      actions={
        <>
          <SaveVehicle vin={vehicle.vin} label={translator(context.locale, "saved")("save", { name })} />
          <CompareVehicle
            vin={vehicle.vin}
            label={translator(context.locale, "compare")("compare")}
            name={name}
          />
        </>
      }
    />
  );
}
