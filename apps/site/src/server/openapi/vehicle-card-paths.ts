import { VEHICLE_CARDS_API_PATH } from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused } from "./refusal-answer.ts";

/** The path of the vehicles that a visitor saved or compares. */
export function vehicleCardPaths(): Record<string, object> {
  const query = (name: string, description: string, schema: object, required = false) => ({
    name,
    in: "query",
    required,
    description,
    schema,
  });
  const get = {
    operationId: "getVehicleCards",
    tags: ["Visitors"],
    summary: "Vehicles by VIN, as cards show them",
    description: "For the lists that a browser keeps. Sold, private and unknown vehicles say so.",
    security: [{}, { visitor: [] }],
    parameters: [
      query("vins", "Up to 66 VINs, separated by commas.", { type: "string" }, true),
      query("locale", "The language of the texts.", { type: "string", enum: ["en", "es"] }),
      query("terms", "Cash down and trade equity in dollars, credit score, months: `2000,0,700,60`.", {
        type: "string",
      }),
    ],
    responses: {
      200: { description: "The vehicles, in this order.", content: jsonOf("VehicleCards") },
      422: refused("A value that is no VIN, or too many."),
    },
  };
  return { [VEHICLE_CARDS_API_PATH]: { get } };
}
