import type { FeedFormat } from "./feed-format.ts";

/** Field names for the cells of a row, independent of the feed's column names. */
export type FeedField =
  | "vin"
  | "stock"
  | "storeCode"
  | "type"
  | "certified"
  | "year"
  | "make"
  | "model"
  | "trim"
  | "title"
  | "body"
  | "bodyHint"
  | "doors"
  | "transmission"
  | "drivetrain"
  | "fuel"
  | "displacement"
  | "cylinders"
  | "engine"
  | "aspiration"
  | "cityMpg"
  | "highwayMpg"
  | "exteriorColor"
  | "colorHint"
  | "interiorColor"
  | "mileage"
  | "mileageUnit"
  | "msrp"
  | "sellingPrice"
  | "internetPrice"
  | "arrived"
  | "description"
  | "images"
  | "features"
  | "oemFeatures"
  | "standardFeatures"
  | "optionalFeatures"
  | "status"
  | "visibility";

/** Columns of each field, by `columnKey`; the first filled one is used. */
export type FormatColumns = Readonly<Record<FeedField, readonly string[]>>;

/** Custom columns that a dealership adds to any feed for this site (`HOMENET_CUSTOM_COLUMNS`). */
const CUSTOM = {
  oemFeatures: ["oemfeatures"],
  standardFeatures: ["standardfeatures"],
  optionalFeatures: ["optionalfeatures"],
  visibility: ["visibility"],
} as const;

const HOMENET: FormatColumns = {
  ...CUSTOM,
  vin: ["vin"],
  stock: ["stock", "stocknumber"],
  storeCode: ["storecode", "dealerid"],
  type: ["type"],
  certified: ["certified"],
  year: ["year"],
  make: ["make"],
  model: ["model"],
  trim: ["trim"],
  title: ["title"],
  body: ["body"],
  bodyHint: ["styledescription", "marketclass", "epaclassification"],
  doors: ["doors"],
  transmission: ["transmission", "transmissiondescription"],
  drivetrain: ["drivetrain"],
  fuel: ["fueltype"],
  displacement: ["enginedisplacement"],
  cylinders: ["enginecylinders"],
  engine: ["enginedescription"],
  aspiration: ["engineaspirationtype"],
  cityMpg: ["citympg"],
  highwayMpg: ["highwaympg"],
  exteriorColor: ["exteriorcolor"],
  colorHint: ["extcolorgeneric"],
  interiorColor: ["interiorcolor", "intcolorgeneric"],
  mileage: ["miles"],
  mileageUnit: [],
  msrp: ["msrp"],
  sellingPrice: ["sellingprice"],
  internetPrice: ["internetprice"],
  arrived: ["dateinstock"],
  description: ["description"],
  images: ["imagelist"],
  features: ["options"],
  status: ["status", "commentstatus"],
};

const VAUTO: FormatColumns = {
  ...CUSTOM,
  vin: ["vin"],
  stock: ["stock", "stocknumber"],
  storeCode: ["storecode", "dealerid"],
  type: ["newused", "type"],
  certified: ["certified"],
  year: ["year"],
  make: ["make"],
  model: ["model"],
  trim: ["series", "trim"],
  title: ["title"],
  body: ["body"],
  bodyHint: ["seriesdetail", "bodytype"],
  doors: ["bodydoorct", "doors"],
  transmission: ["transmission", "transmissiondescription"],
  drivetrain: ["drivetraindesc", "drivetrain"],
  fuel: ["fuel", "fueltype"],
  displacement: ["enginedisplacement"],
  cylinders: ["enginecylinderct", "enginecylinders"],
  engine: ["engine"],
  aspiration: [],
  cityMpg: ["citympg"],
  highwayMpg: ["highwaympg"],
  exteriorColor: ["color", "exteriorcolor", "colour"],
  colorHint: ["genericcolor", "extcolorgeneric"],
  interiorColor: ["interiorcolor"],
  mileage: ["odometer", "mileage"],
  mileageUnit: [],
  msrp: ["msrp"],
  sellingPrice: ["price", "sellingprice"],
  internetPrice: ["internetprice", "specialprice"],
  arrived: ["inventorydate", "dateinstock"],
  description: ["description"],
  images: ["photourllist", "photourl"],
  features: ["features", "options"],
  status: ["status"],
};

const GOOGLE: FormatColumns = {
  ...CUSTOM,
  vin: ["vin"],
  stock: ["stocknumber", "id"],
  storeCode: ["storecode"],
  type: ["condition"],
  certified: ["certifiedpreowned"],
  year: ["year"],
  make: ["make"],
  model: ["model"],
  trim: ["trim"],
  title: ["title"],
  body: ["bodystyle"],
  bodyHint: ["vehicletype"],
  doors: ["doors"],
  transmission: ["transmission"],
  drivetrain: ["drivetrain", "drivewheelconfiguration"],
  fuel: ["fuel", "fueltype"],
  displacement: [],
  cylinders: [],
  engine: ["engine"],
  aspiration: [],
  cityMpg: [],
  highwayMpg: [],
  exteriorColor: ["exteriorcolor", "color"],
  colorHint: [],
  interiorColor: ["interiorcolor"],
  mileage: ["mileage"],
  mileageUnit: [],
  msrp: ["vehiclemsrp", "msrp"],
  sellingPrice: ["price", "vehicleallinprice"],
  internetPrice: ["saleprice"],
  arrived: ["dateinstock", "datefirstonlot"],
  description: ["description"],
  images: ["imagelink", "additionalimagelink"],
  features: ["vehicleoption", "features"],
  status: ["availability", "status"],
};

const META: FormatColumns = {
  ...CUSTOM,
  vin: ["vin"],
  stock: ["stocknumber", "vehicleid"],
  storeCode: ["storecode", "dealerid"],
  // In Meta's older version `condition` is the wear; the sale type is in `state_of_vehicle`.
  type: ["stateofvehicle", "condition"],
  certified: ["certifiedpreowned"],
  year: ["year"],
  make: ["make"],
  model: ["model"],
  trim: ["trim"],
  title: ["title"],
  body: ["bodystyle"],
  bodyHint: [],
  doors: ["doors"],
  transmission: ["transmission"],
  drivetrain: ["drivetrain"],
  fuel: ["fueltype"],
  displacement: [],
  cylinders: [],
  engine: ["engine"],
  aspiration: [],
  cityMpg: [],
  highwayMpg: [],
  exteriorColor: ["exteriorcolor"],
  colorHint: [],
  interiorColor: ["interiorcolor"],
  mileage: ["mileagevalue", "mileage"],
  mileageUnit: ["mileageunit"],
  msrp: ["msrp"],
  sellingPrice: ["price"],
  internetPrice: ["saleprice"],
  arrived: ["datefirstonlot"],
  description: ["description"],
  images: ["imageurl", "image"],
  features: ["features"],
  status: ["availability", "status"],
};

export const FORMAT_COLUMNS: Readonly<Record<FeedFormat, FormatColumns>> = {
  homenet: HOMENET,
  vauto: VAUTO,
  google: GOOGLE,
  meta: META,
};
