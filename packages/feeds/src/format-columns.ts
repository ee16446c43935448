import { FEED_FIELDS, type FeedField } from "./feed-field.ts";
import type { FeedFormat } from "./feed-format.ts";
import { type FormatColumns, HEADER_SPELLINGS } from "./header-spellings.ts";

/**
 * Columns that a format defines, where they mean something else than `HEADER_SPELLINGS` or come first.
 *
 * A column belongs to one field of a format: these are taken from the ordinary ones.
 */
const OWN_COLUMNS: Readonly<Record<FeedFormat, Partial<FormatColumns>>> = {
  homenet: {
    type: ["type"],
    body: ["body"],
    bodyHint: ["styledescription", "marketclass", "epaclassification"],
    mileage: ["miles"],
    status: ["status", "commentstatus"],
  },
  vauto: {
    type: ["newused", "type"],
    trim: ["series", "trim"],
    body: ["body"],
    bodyHint: ["seriesdetail", "bodytype"],
    engine: ["engine"],
    exteriorColor: ["color", "exteriorcolor", "colour"],
    colorHint: ["genericcolor", "extcolorgeneric"],
    mileage: ["odometer"],
    sellingPrice: ["price", "sellingprice"],
    internetPrice: ["internetprice", "specialprice"],
    arrived: ["inventorydate"],
    images: ["photourllist", "photourl"],
    features: ["features", "options"],
  },
  google: {
    stock: ["stocknumber", "id"],
    type: ["condition"],
    certified: ["certifiedpreowned"],
    body: ["bodystyle"],
    engine: ["engine"],
    mileage: ["mileage"],
    msrp: ["vehiclemsrp"],
    sellingPrice: ["price", "vehicleallinprice"],
    internetPrice: ["saleprice"],
    images: ["imagelink", "additionalimagelink"],
    features: ["vehicleoption"],
    status: ["availability"],
  },
  meta: {
    stock: ["stocknumber", "vehicleid"],
    // In Meta's older version `condition` is the wear; the sale type is in `state_of_vehicle`.
    type: ["stateofvehicle", "condition"],
    body: ["bodystyle"],
    engine: ["engine"],
    mileage: ["mileagevalue", "mileage"],
    sellingPrice: ["price"],
    internetPrice: ["saleprice"],
    arrived: ["datefirstonlot"],
    images: ["imageurl", "image"],
    features: ["features"],
    status: ["availability"],
  },
  generic: {},
};

export const FORMAT_COLUMNS: Readonly<Record<FeedFormat, FormatColumns>> = {
  homenet: preferColumns(HEADER_SPELLINGS, OWN_COLUMNS.homenet),
  vauto: preferColumns(HEADER_SPELLINGS, OWN_COLUMNS.vauto),
  google: preferColumns(HEADER_SPELLINGS, OWN_COLUMNS.google),
  meta: preferColumns(HEADER_SPELLINGS, OWN_COLUMNS.meta),
  generic: HEADER_SPELLINGS,
};

/** Puts the preferred columns first, and takes them from the other fields. */
function preferColumns(columns: FormatColumns, preferred: Partial<FormatColumns>): FormatColumns {
  const taken = new Set(Object.values(preferred).flat());
  const merged = FEED_FIELDS.map((field): [FeedField, string[]] => [
    field,
    [...(preferred[field] ?? []), ...columns[field].filter((column) => !taken.has(column))],
  ]);
  return Object.fromEntries(merged) as unknown as FormatColumns;
}
