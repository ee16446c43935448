import type { Vehicle } from "@forecourt/inventory";
import { illustrationSources } from "#shared/illustration-sources.ts";
import { illustrations } from "../settings/dealership.ts";

export type VehiclePicture = {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  kind: "photo" | "render";
};

type View = Parameters<typeof illustrations.illustrationFor>[1];
type Pictured = Pick<
  Vehicle,
  | "vin"
  | "bodyStyle"
  | "exteriorColorFamily"
  | "exteriorColor"
  | "make"
  | "model"
  | "previewImage"
  | "evoxImages"
  | "imageCustomBg"
>;

/** The views of an illustrated vehicle. */
const VIEWS = ["front-quarter", "side", "rear-quarter", "front"] as const;

/**
 * The views of a vehicle, the card's view first. The end of the VIN chooses it, so that cards in a list differ. A vehicle
 * of unknown body style has one picture.
 */
export function illustrationViews({
  vin,
  bodyStyle,
}: Pick<Vehicle, "vin" | "bodyStyle">): (typeof VIEWS)[number][] {
  if (bodyStyle === null) return ["side"];
  const first = Number.parseInt(vin.slice(-1), 36) % VIEWS.length;
  return [...VIEWS.slice(first), ...VIEWS.slice(0, first)];
}

/** The illustration of a vehicle's body style in the nearest color. */
export function vehicleIllustration(vehicle: Pictured, view: View): VehiclePicture {
  const about = {
    bodyStyle: vehicle.bodyStyle,
    colorFamily: vehicle.exteriorColorFamily,
    colorName: vehicle.exteriorColor,
    seed: `${vehicle.make} ${vehicle.model}`,
  };
  return {
    ...illustrationSources((width) => illustrations.illustrationFor(about, view, width)),
    width: 640,
    height: 320,
    kind: "render",
  };
}

/** The views that a picture service supplies. */
const EVOX_VIEWS = {
  "front-quarter": "driverFront",
  side: "driverProfile",
  "rear-quarter": "passengerRear",
} as const;

/** The views of a vehicle without photographs. Those of its model's pictures, otherwise of its illustration. */
export function modelViews(
  vehicle: Pick<Vehicle, "vin" | "bodyStyle" | "evoxImages">,
): ReturnType<typeof illustrationViews> {
  const supplied = (["front-quarter", "side", "rear-quarter"] as const).filter(
    (view) => vehicle.evoxImages?.[EVOX_VIEWS[view]],
  );
  return supplied.length > 0 ? supplied : illustrationViews(vehicle);
}

/** The model's picture of a view where the feed has one; otherwise the illustration. Both are captioned as such. */
export function modelPicture(
  vehicle: Pictured,
  view: ReturnType<typeof illustrationViews>[number],
): VehiclePicture {
  const src = view === "front" ? null : vehicle.evoxImages?.[EVOX_VIEWS[view]];
  return src ? { src, width: 640, height: 320, kind: "render" } : vehicleIllustration(vehicle, view);
}

/** A vehicle's first photograph, or a picture of its model without one. */
export function vehiclePicture(vehicle: Pictured): VehiclePicture {
  const photo = vehicle.imageCustomBg ?? vehicle.previewImage;
  if (photo) return { src: photo, width: 1280, height: 853, kind: "photo" };
  return modelPicture(vehicle, modelViews(vehicle)[0]!);
}
