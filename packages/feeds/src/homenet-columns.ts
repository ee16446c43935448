/**
 * The columns of a HomeNet IOL export, in its order and spelling.
 *
 * Cell conventions (docs/product/feeds.md): `type` is `New` or `Used`; `certified` is `True` or `False`; prices are
 * plain dollars; `dateinstock` is a day or an Excel serial number; `options` and `imagelist` are lists joined by `|`.
 */
export const HOMENET_COLUMNS = [
  "dealer_id",
  "type",
  "stock",
  "vin",
  "year",
  "make",
  "model",
  "body",
  "trim",
  "modelnumber",
  "doors",
  "exteriorcolor",
  "interiorcolor",
  "enginecylinders",
  "enginedisplacement",
  "transmission",
  "miles",
  "sellingprice",
  "msrp",
  "bookvalue",
  "invoice",
  "certified",
  "dateinstock",
  "description",
  "options",
  "imagelist",
  "style_description",
  "ext_color_generic",
  "ext_color_code",
  "int_color_generic",
  "int_color_code",
  "int_upholstery",
  "engine_block_type",
  "engine_aspiration_type",
  "engine_description",
  "transmission_speed",
  "transmission_description",
  "drivetrain",
  "fuel_type",
  "citympg",
  "highwaympg",
  "epaclassification",
  "wheelbase_code",
  "internet_price",
  "misc_price1",
  "misc_price2",
  "misc_price3",
  "factory_codes",
  "marketclass",
  "passengercapacity",
] as const;
export type HomenetColumn = (typeof HOMENET_COLUMNS)[number];

/**
 * Custom columns that a dealership adds to its HomeNet export for this site; all are optional.
 *
 * - `store_code`: the store's id (`north`); without it `dealer_id` identifies the store.
 * - `status`: `available`, `pending` or `sold`; empty is available.
 * - `visibility`: `public` or `private`; empty is public.
 * - `oem_features`, `standard_features`, `optional_features`: lists joined by `|`; the highlights are in `options`.
 */
export const HOMENET_CUSTOM_COLUMNS = [
  "store_code",
  "status",
  "visibility",
  "oem_features",
  "standard_features",
  "optional_features",
] as const;
export type HomenetCustomColumn = (typeof HOMENET_CUSTOM_COLUMNS)[number];
