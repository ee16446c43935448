import type { AdfVehicle } from "../adf-document.ts";
import { isBlank, isMissing, NOT_PROVIDED } from "../not-provided.ts";
import type { AdfPath } from "../refuse/refuse-document.ts";
import type { Report } from "./adf-issue.ts";
import { checkComments } from "./check-text.ts";

export function checkVehicle(vehicle: AdfVehicle, path: AdfPath, report: Report): void {
  const year = String(vehicle.year);
  if (!/^\d{4}$/.test(year) && year !== NOT_PROVIDED) report("year.invalid", [...path, "year"]);
  if (isBlank(vehicle.make)) report("make.missing", [...path, "make"]);
  if (isBlank(vehicle.model)) report("model.missing", [...path, "model"]);
  // A VIN has no I, O or Q. The check digit is not verified: a CRM finds stock by its VIN even when that is wrong.
  if (!isMissing(vehicle.vin) && !/^[A-HJ-NPR-Z0-9]{17}$/.test(vehicle.vin ?? "")) {
    report("vin.invalid", [...path, "vin"]);
  }
  if (vehicle.odometer && !/^\d+$/.test(String(vehicle.odometer.value))) {
    report("odometer.invalid", [...path, "odometer"]);
  }
  if (vehicle.price && !/^-?\d+(\.\d+)?$/.test(String(vehicle.price.value))) {
    report("price.invalid", [...path, "price"]);
  }
  if (!isBlank(vehicle.transmission) && !/^[AM]$/.test(vehicle.transmission ?? "")) {
    report("transmission.invalid", [...path, "transmission"]);
  }
  checkComments(vehicle.comments, [...path, "comments"], report);
}
