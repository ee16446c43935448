"use client";

import { CompareToggle } from "@forecourt/ui/compare-toggle";
import { SaveButton } from "@forecourt/ui/save-button";
import { changeSavedVehicles } from "./saved-vehicles-store.ts";
import { useEarlyTap } from "./use-early-tap.ts";
import { useSavedVehicles } from "./use-saved-vehicles.ts";

type SaveVehicleProps = {
  vin: string;
  /** With the vehicle's name: `Save 2025 Mitsubishi Outlander SE`. */
  label: string;
};

/** The heart of a vehicle. */
export function SaveVehicle({ vin, label }: SaveVehicleProps) {
  const isSaved = useSavedVehicles(({ saved }) => saved.includes(vin), false);
  const toggle = () =>
    changeSavedVehicles(
      isSaved ? { type: "vehicle-removed", list: "saved", vin } : { type: "vehicle-saved", vin },
    );
  const button = useEarlyTap(isSaved, toggle);
  return <SaveButton ref={button} saved={isSaved} label={label} onClick={toggle} />;
}

type CompareVehicleProps = {
  vin: string;
  /** `Compare` */
  label: string;
  /** The vehicle's name, for screen readers. */
  name: string;
};

/** Adds a vehicle to the comparison; the tray says when four are in it. */
export function CompareVehicle({ vin, label, name }: CompareVehicleProps) {
  const isCompared = useSavedVehicles(({ compared }) => compared.includes(vin), false);
  const toggle = () =>
    changeSavedVehicles(
      isCompared ? { type: "vehicle-removed", list: "compared", vin } : { type: "vehicle-compared", vin },
    );
  const button = useEarlyTap(isCompared, toggle);
  return <CompareToggle ref={button} compared={isCompared} label={label} vehicle={name} onClick={toggle} />;
}
