import { word } from "../testing/conformance-samples.tsx";
import { LockedInventory } from "./locked-inventory.tsx";

export const components = {
  LockedInventory: <LockedInventory title={word} text={word} action={word} />,
};
