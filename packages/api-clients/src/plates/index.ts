export type { Plate, PlateClient } from "./plate-client.ts";
export { createPlateClient } from "./plate-client.ts";
