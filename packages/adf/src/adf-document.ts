/** Attribute values that the ADF 1.0 DTD allows; others are omitted from the XML (docs/product/adf.md). */
export const ADF_VALUES = {
  prospectStatus: ["new", "resend"],
  interest: ["buy", "lease", "sell", "trade-in", "test-drive"],
  vehicleStatus: ["new", "used"],
  odometerStatus: ["unknown", "rolledover", "replaced", "original"],
  odometerUnits: ["km", "mi"],
  priceType: ["quote", "offer", "msrp", "invoice", "call", "appraisal", "asking"],
  priceDelta: ["absolute", "relative", "percentage"],
  priceRelativeTo: ["msrp", "invoice"],
  amountType: ["downpayment", "monthly", "total"],
  amountLimit: ["maximum", "minimum", "exact"],
  balanceType: ["finance", "residual"],
  namePart: ["surname", "first", "middle", "last", "full"],
  nameType: ["business", "individual"],
  phoneType: ["voice", "fax", "cellphone", "pager"],
  phoneTime: ["morning", "afternoon", "evening", "nopreference", "day"],
  addressType: ["work", "home", "delivery"],
} as const;

type Value<K extends keyof typeof ADF_VALUES> = (typeof ADF_VALUES)[K][number];

/** One ADF file; a lead is a document with one prospect. */
export type AdfDocument = { prospects: readonly AdfProspect[] };

export type AdfProspect = {
  status?: Value<"prospectStatus">;
  ids?: readonly AdfId[];
  /** ISO 8601 with a UTC offset: `2026-11-20T10:32:05-05:00`. */
  requestDate: string;
  vehicles: readonly AdfVehicle[];
  customer: AdfCustomer;
  vendor: AdfVendor;
  provider?: AdfProvider;
};

export type AdfId = { value: string; sequence?: number; source?: string };

export type AdfVehicle = {
  interest?: Value<"interest">;
  status?: Value<"vehicleStatus">;
  ids?: readonly AdfId[];
  year: string | number;
  make: string;
  model: string;
  vin?: string;
  stock?: string;
  trim?: string;
  doors?: string | number;
  bodyStyle?: string;
  /** `A` or `M`. */
  transmission?: string;
  odometer?: { value: string | number; status?: Value<"odometerStatus">; units?: Value<"odometerUnits"> };
  condition?: string;
  colorCombinations?: readonly AdfColorCombination[];
  imageTag?: { url: string; width?: number; height?: number; altText?: string };
  price?: AdfPrice;
  priceComments?: string;
  options?: readonly AdfOption[];
  finance?: AdfFinance;
  comments?: string;
};

/** Omitted without a colour. */
export type AdfColorCombination = { interiorColor?: string; exteriorColor?: string; preference?: number };

/** `value` is dollars as written in the XML: `25890.00`. */
export type AdfPrice = {
  value: string | number;
  type?: Value<"priceType">;
  currency?: string;
  delta?: Value<"priceDelta">;
  relativeTo?: Value<"priceRelativeTo">;
  source?: string;
};

export type AdfOption = {
  name: string;
  manufacturerCode?: string;
  stock?: string;
  /** −100 (must not have) to 100 (must have). */
  weighting: number;
  price?: AdfPrice;
};

/** Omitted without an amount. */
export type AdfFinance = {
  method: string;
  amounts: readonly {
    value: string | number;
    type?: Value<"amountType">;
    limit?: Value<"amountLimit">;
    currency?: string;
  }[];
  balance?: { value: string | number; type?: Value<"balanceType">; currency?: string };
};

export type AdfCustomer = {
  contact: AdfContact;
  ids?: readonly AdfId[];
  timeframe?: { description?: string; earliestDate?: string; latestDate?: string };
  comments?: string;
};

export type AdfVendor = { ids?: readonly AdfId[]; name: string; url?: string; contact: AdfContact };

export type AdfProvider = {
  ids?: readonly AdfId[];
  /** Must be the same for every lead: CRMs merge leads by person and provider. */
  name: AdfName;
  service?: string;
  url?: string;
  email?: AdfEmail;
  phone?: AdfPhone;
  contact?: AdfContact;
};

export type AdfContact = {
  primaryContact?: boolean;
  names: readonly AdfName[];
  email?: AdfEmail;
  phones?: readonly AdfPhone[];
  address?: AdfAddress;
};

export type AdfName = { value: string; part?: Value<"namePart">; type?: Value<"nameType"> };

export type AdfEmail = { value: string; preferredContact?: boolean };

export type AdfPhone = {
  value: string;
  type?: Value<"phoneType">;
  time?: Value<"phoneTime">;
  preferredContact?: boolean;
};

export type AdfAddress = {
  type?: Value<"addressType">;
  streets: readonly string[];
  apartment?: string;
  city?: string;
  regionCode?: string;
  postalCode?: string;
  country?: string;
};
