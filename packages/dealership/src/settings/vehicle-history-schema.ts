import * as z from "zod";
import { nonEmpty, slug, uniqueList } from "./field-schemas.ts";

/** A vehicle-history report; `{vin}` in the URL template is replaced. */
const historyReport = z.strictObject({
  id: slug,
  name: nonEmpty,
  template: z
    .string()
    .startsWith("https://")
    .refine((template) => template.split("{vin}").length === 2, "template.vin-missing"),
  conditions: uniqueList(z.enum(["new", "used", "certified"])).min(1),
});
/** Configured history reports and the vehicle conditions they cover. */
export const vehicleHistorySchema = z.array(historyReport);
export type VehicleHistoryReport = z.infer<typeof historyReport>;
