import { SORTS, VALUE_GROUPS } from "@forecourt/inventory";
import { GROUP_WEBSITE_API_PATH, STORE_WEBSITE_API_PATH } from "#shared/addresses/public-paths.ts";
import { jsonOf } from "./components.ts";
import { refused } from "./refusal-answer.ts";

const CACHING =
  "Without the visitor's cookie an answer may be kept and is asked about by its `ETag`; with the cookie nobody keeps it.";

const NOT_MODIFIED = { description: "What `If-None-Match` names is still right." };

const list = (name: string, description: string) => ({
  name,
  in: "query",
  description,
  style: "form",
  explode: false,
  schema: { type: "array", items: { type: "string" } },
});

const VALUES: Record<(typeof VALUE_GROUPS)[number]["param"], string> = {
  condition: "`new`, `used`, `certified`; used includes certified.",
  bodystyle: "`suvs`, `sedans` …",
  make_model:
    "Makes and models in one list: `mitsubishi` is all of that make, `mitsubishi,outlander` Outlanders only.",
  "fuel-type": "`gasoline`, `hybrid`, `plug_in_hybrid`, `electricity` (battery-electric only) …",
  drivetrain: "`fwd`, `rwd`, `awd`, `4wd`.",
  "exterior-color": "Families of colours: `white`, `gray` …",
  features: "Ids of features: `heated_seats`.",
  stores: "Ids of stores. In a store's own list only that store can be chosen.",
};

const range = (name: string, unit: string) => ({
  name,
  in: "query",
  description: `\`min,max\` in ${unit}, both included; \`null\` is an open end.`,
  schema: { type: "string", pattern: "^(\\d{1,9}|null),(\\d{1,9}|null)$" },
  example: EXAMPLES[name] ?? "null,30000",
});

const TERMS = {
  name: "terms",
  in: "query",
  description:
    "The terms of every payment: cash down and trade equity in whole US dollars, credit score, months. Each moves to the nearest step of the calculator; without them, or in another form, payments are by the example terms.",
  schema: { type: "string", pattern: "^\\d{1,7},-?\\d{1,7},\\d{1,7},\\d{1,7}$" },
  example: "2000,0,700,60",
};

const EXAMPLES: Record<string, string> = { year: "2024,null", payment: "null,400" };

const SEARCH_PARAMETERS = [
  ...VALUE_GROUPS.map(({ param }) => list(param, VALUES[param])),
  range("price", "whole US dollars, of the price that this visitor sees"),
  range("payment", "whole US dollars a month, of the payment by the terms"),
  range("mileage", "miles"),
  range("year", "model years"),
  {
    name: "q",
    in: "query",
    description: "Keywords in English or Spanish, a VIN or a stock number.",
    schema: { type: "string", maxLength: 100 },
  },
  {
    name: "sort",
    in: "query",
    description:
      "`mileage` lowest, `year` newest; `payment` lowest; `price` is another name of `priceLow`. Without it the dealership's own order.",
    schema: { type: "string", enum: [...SORTS, "price"] },
  },
  TERMS,
  {
    name: "page",
    in: "query",
    description: "Beyond the last page the last one is answered.",
    schema: { type: "integer", minimum: 1, default: 1 },
  },
];

const VIN = {
  name: "vin",
  in: "path",
  required: true,
  description: "In upper or lower case.",
  schema: { type: "string", minLength: 17, maxLength: 17 },
};

type Website = { path: string; parameter: string; of: string; operation: string };

const WEBSITES: Website[] = [
  { path: STORE_WEBSITE_API_PATH, parameter: "storeId", of: "a store", operation: "Store" },
  {
    path: GROUP_WEBSITE_API_PATH,
    parameter: "groupId",
    of: "all stores of the group",
    operation: "Group",
  },
];

/** The paths of the inventory, of a store and of the group. */
export function vehiclePaths(): Record<string, object> {
  return Object.fromEntries(WEBSITES.flatMap(pathsOf));
}

function pathsOf({ path, parameter, of, operation }: Website): [string, object][] {
  const id = { name: parameter, in: "path", required: true, schema: { type: "string" } };
  const security = [{}, { visitor: [] }];
  const unknown = refused("No such store or group.");
  const search = {
    operationId: `search${operation}Vehicles`,
    tags: ["Vehicles"],
    summary: `Search the vehicles of ${of}`,
    description: `The parameters of the list page's own address. Values of one group are alternatives, groups narrow each other; values and names that are not known are left out. ${CACHING}`,
    security,
    parameters: [id, ...SEARCH_PARAMETERS],
    responses: {
      200: {
        description: "A page of vehicles, with counts for every filter.",
        content: jsonOf("VehicleList"),
      },
      304: NOT_MODIFIED,
      404: unknown,
    },
  };
  const get = {
    operationId: `get${operation}Vehicle`,
    tags: ["Vehicles"],
    summary: `One vehicle of ${of}`,
    description: CACHING,
    security,
    parameters: [id, VIN, TERMS],
    responses: {
      200: { description: "The vehicle.", content: jsonOf("VehicleDetails") },
      304: NOT_MODIFIED,
      403: refused("A private vehicle, for visitors who have unlocked the private inventory."),
      404: refused("No such vehicle, store or group."),
      410: refused("Sold."),
    },
  };
  const sitemap = {
    operationId: `list${operation}VehiclePages`,
    tags: ["Vehicles"],
    summary: `The pages of the vehicles of ${of}`,
    description: "All that anybody may open, newest first.",
    parameters: [id],
    responses: {
      200: { description: "Addresses of pages.", content: jsonOf("VehicleSitemap") },
      304: NOT_MODIFIED,
      404: unknown,
    },
  };
  const estimate = {
    operationId: `estimate${operation}Payment`,
    tags: ["Vehicles"],
    summary: `A monthly payment for a vehicle of ${of}, or for a price`,
    description:
      "Every number moves to the nearest one of the payment calculator; the answer says which were used. It is the figure that the vehicle's page shows for the same terms.",
    security,
    parameters: [id],
    requestBody: { required: true, content: jsonOf("PaymentEstimateRequest") },
    responses: {
      200: { description: "The payment and what it assumes.", content: jsonOf("PaymentEstimate") },
      400: refused("The body cannot be read."),
      403: refused("A private vehicle, for visitors who have unlocked the private inventory."),
      404: refused("No such vehicle, store or group."),
      410: refused("Sold."),
      413: refused("Larger than 32 KB."),
      415: refused("Not JSON."),
      422: refused("Fields are missing or wrong, or there is no lease by these terms."),
    },
  };
  return [
    [`${path}/payment-estimates`, { post: estimate }],
    [`${path}/vehicles`, { get: search }],
    [`${path}/vehicles/{vin}`, { get }],
    [`${path}/vehicles/sitemap`, { get: sitemap }],
  ];
}
