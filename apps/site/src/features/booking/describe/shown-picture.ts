import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import type { Locale } from "#shared/addresses/local-path.ts";

/** The picture of a booked vehicle with its description. */
export function shownPicture(vehicle: VisibleVehicle, locale: Locale): VehiclePictureSource {
  const picture = vehiclePicture(vehicle);
  return {
    ...picture,
    alt: pictureDescription(vehicle, picture.kind, locale),
    caption: picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined,
  };
}
