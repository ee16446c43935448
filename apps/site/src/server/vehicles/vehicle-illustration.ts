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
  "vin" | "bodyStyle" | "exteriorColorFamily" | "exteriorColor" | "make" | "model" | "previewImage"
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

/** A vehicle's first photograph, or its illustration without one. */
export function vehiclePicture(vehicle: Pictured): VehiclePicture {
  if (vehicle.previewImage) return { src: vehicle.previewImage, width: 1280, height: 853, kind: "photo" };
  return vehicleIllustration(vehicle, illustrationViews(vehicle)[0]!);
}
