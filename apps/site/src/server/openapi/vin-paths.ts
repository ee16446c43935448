import { VIN_API_PATH } from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused } from "./refusal-answer.ts";

/** The path that decodes VINs. */
export function vinPaths(): Record<string, object> {
  const get = {
    operationId: "decodeVin",
    tags: ["Vehicles"],
    summary: "The vehicle of a VIN",
    description:
      "Any vehicle of the US market since model year 1996, in stock or not. Nothing is stored, and no other service is asked.",
    parameters: [
      {
        name: "vin",
        in: "path",
        required: true,
        description: "In upper or lower case; spaces and hyphens are ignored.",
        schema: { type: "string" },
      },
      {
        name: "locale",
        in: "query",
        description: "The language of refusals.",
        schema: { type: "string", enum: ["en", "es"] },
      },
    ],
    responses: {
      200: { description: "What the VIN tells; the rest is null.", content: jsonOf("VinVehicle") },
      304: { description: "What `If-None-Match` names is still right." },
      422: refused(
        "`vin-length`: not 17 characters; `vin-character`: I, O, Q or another character that no VIN has; `vin-check-digit`: mistyped; `vin-unknown`: not in the table.",
      ),
    },
  };
  return { [`${VIN_API_PATH}/{vin}`]: { get } };
}
