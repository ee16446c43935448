import type { guideSources } from "./guide-sources.ts";

/** A public guide value of a used vehicle (docs/product/trade-in.md, "Guide values"). */
export type GuideValue = {
  year: number;
  make: string;
  /** Model and version as the source names them. */
  model: string;
  bodyStyle: string;
  mileage: number;
  dollars: number;
  /** A trade-in value is compared with the wholesale average, the others with the retail average. */
  kind: "retail" | "trade-in" | "residual";
  source: keyof typeof guideSources;
  /** Set where `dollars` and `mileage` are medians of listings. */
  listings?: number;
  /** The vehicle's page at the source. */
  page?: string;
};

type Row<Last> = [
  year: number,
  make: string,
  model: string,
  bodyStyle: string,
  mileage: number,
  dollars: number,
  last: Last,
];

// The last entry is the page at kbb.com. Its typical mileage is not stated; 12,000 a year are assumed.
const tradeIns: Row<string>[] = [
  [2016, "Ford", "Taurus Limited", "sedans", 108_000, 5_922, "ford/taurus/2016/limited-sedan-4d"],
  [2021, "Subaru", "Forester", "suvs", 48_000, 16_045, "subaru/forester/2021/sport-utility-4d"],
  [2013, "Hyundai", "Elantra GT", "hatchbacks", 144_000, 3_124, "hyundai/elantra/2013/gt-hatchback-4d"],
  [
    2013,
    "Toyota",
    "Prius Plug-in Hybrid",
    "hatchbacks",
    144_000,
    9_529,
    "toyota/prius-plug-in-hybrid/2013/advanced-hatchback-4d",
  ],
  [
    2018,
    "Toyota",
    "Prius Four Touring",
    "hatchbacks",
    84_000,
    17_736,
    "toyota/prius/2018/four-touring-hatchback-4d",
  ],
  [
    2022,
    "Hyundai",
    "Ioniq Plug-in Hybrid Limited",
    "hatchbacks",
    36_000,
    20_832,
    "hyundai/ioniq-plug-in-hybrid/2022/limited-hatchback-4d",
  ],
  [2019, "Tesla", "Model 3 Performance", "sedans", 72_000, 18_401, "tesla/model-3/2019/performance-sedan-4d"],
  [
    2020,
    "Tesla",
    "Model X Long Range",
    "suvs",
    60_000,
    26_152,
    "tesla/model-x/2020/long-range-sport-utility-4d",
  ],
  [
    2013,
    "Volkswagen",
    "Passat SEL Premium",
    "sedans",
    144_000,
    3_019,
    "volkswagen/passat/2013/25l-sel-premium-sedan-4d",
  ],
  [2012, "BMW", "M3 Convertible", "convertibles", 156_000, 18_293, "bmw/m3/2012/convertible-2d"],
];

// The last entry is the source.
const published: Row<GuideValue["source"]>[] = [
  [2020, "Lexus", "RX 350", "suvs", 72_000, 25_720, "kbb-rx"],
  [2020, "Jeep", "Wrangler Recon", "suvs", 60_000, 29_534, "wrangler-kbb"],
  [2020, "Jeep", "Wrangler", "suvs", 67_500, 24_289, "wrangler-caredge"],
  [2020, "Toyota", "Sequoia", "suvs", 67_500, 32_227, "sequoia"],
  [2020, "Ford", "F-150", "trucks", 67_500, 31_302, "f-150"],
  [2020, "Toyota", "Tacoma", "trucks", 60_000, 20_423, "tacoma"],
  [2020, "Toyota", "RAV4", "suvs", 60_000, 20_398, "rav4"],
  [2021, "Lexus", "UX 200", "suvs", 60_000, 25_417, "ux"],
];

// The last entry is the number of listings.
const carsCom: Row<number>[] = [
  [2021, "Ford", "F-150", "trucks", 34_500, 45_746, 14],
  [2019, "Ram", "1500", "trucks", 41_378, 36_409, 8],
  [2020, "Ford", "Explorer", "suvs", 61_001, 30_825, 7],
  [2017, "Chevrolet", "Suburban", "suvs", 133_598, 27_000, 7],
  [2022, "Audi", "Q5", "suvs", 13_133, 41_500, 7],
  [2021, "BMW", "X3", "suvs", 27_000, 39_995, 7],
  [2016, "BMW", "X5", "suvs", 79_995, 23_995, 5],
  [2014, "Mercedes-Benz", "E-Class", "sedans", 76_500, 19_000, 13],
  [2011, "Mercedes-Benz", "GL-Class", "suvs", 112_854, 11_999, 5],
  [2018, "Tesla", "Model 3", "sedans", 36_187, 30_499, 7],
  [2021, "Chevrolet", "Corvette", "coupes", 11_200, 79_450, 6],
  [2013, "Ford", "Mustang", "coupes", 57_912, 18_750, 5],
  [2014, "BMW", "435i", "coupes", 86_500, 20_900, 5],
];

const carvana: Row<number>[] = [
  [2020, "Toyota", "Corolla", "sedans", 46_894, 20_990, 41],
  [2017, "Hyundai", "Elantra", "sedans", 65_195, 15_990, 33],
  [2019, "Honda", "CR-V", "suvs", 50_308, 25_050, 15],
  [2019, "Chevrolet", "Equinox", "suvs", 49_346, 19_553, 49],
  [2019, "Dodge", "Grand Caravan", "minivans", 72_108, 19_590, 24],
  [2021, "Toyota", "Sienna", "minivans", 19_068, 45_990, 7],
  [2020, "Ford", "Mustang", "coupes", 49_040, 25_445, 24],
  [2016, "Subaru", "Outback", "wagons", 67_291, 21_790, 10],
  [2017, "Honda", "Civic", "sedans", 47_924, 21_590, 19],
];

const furtherCarsCom: Row<number>[] = [
  [2017, "Ram", "1500", "trucks", 43_394, 26_153, 6],
  [2021, "Ram", "1500", "trucks", 32_092, 44_900, 11],
  [2018, "Ford", "F-150", "trucks", 64_979, 35_750, 10],
  [2019, "Ford", "F-250", "trucks", 59_400, 48_878, 10],
  [2020, "Chevrolet", "Silverado 1500", "trucks", 40_929, 44_900, 5],
  [2016, "Jeep", "Wrangler", "suvs", 71_010, 26_250, 6],
  [2022, "Jeep", "Grand Cherokee", "suvs", 13_951, 42_994, 10],
  [2016, "Volkswagen", "Golf", "hatchbacks", 88_446, 16_375, 6],
  [2016, "Land Rover", "Range Rover", "suvs", 79_000, 33_999, 9],
  [2018, "Volvo", "XC90", "suvs", 81_200, 28_825, 5],
  [2019, "Toyota", "Highlander", "suvs", 69_350, 36_000, 5],
  [2021, "Lexus", "RX", "suvs", 28_262, 48_900, 5],
  [2016, "GMC", "Yukon", "suvs", 107_750, 29_500, 5],
  [2019, "Lincoln", "Navigator", "suvs", 49_131, 51_999, 5],
];

const furtherCarvana: Row<number>[] = [
  [2021, "Nissan", "Altima", "sedans", 42_752, 20_296, 46],
  [2016, "Nissan", "Rogue", "suvs", 66_391, 17_990, 36],
  [2017, "Chrysler", "Pacifica", "minivans", 87_308, 20_790, 14],
  [2020, "Subaru", "Outback", "wagons", 38_177, 30_417, 8],
  [2017, "Mercedes-Benz", "C-Class", "sedans", 41_068, 25_990, 7],
  [2016, "Kia", "Soul", "hatchbacks", 58_000, 15_590, 25],
  [2020, "Kia", "Sorento", "suvs", 51_909, 23_590, 17],
  [2017, "Honda", "Accord", "sedans", 65_653, 20_990, 12],
  [2019, "Toyota", "Camry", "sedans", 51_587, 22_990, 15],
  [2016, "Chevrolet", "Camaro", "coupes", 48_618, 23_990, 10],
  [2017, "Lincoln", "MKZ", "sedans", 54_090, 23_590, 7],
  [2017, "Acura", "RDX", "suvs", 78_704, 24_090, 8],
  [2015, "Volkswagen", "Jetta", "sedans", 66_523, 14_990, 13],
];

const values = <Last>(
  rows: Row<Last>[],
  rest: (last: Last) => Pick<GuideValue, "kind" | "source" | "listings" | "page">,
): GuideValue[] =>
  rows.map(([year, make, model, bodyStyle, mileage, dollars, last]) => ({
    year,
    make,
    model,
    bodyStyle,
    mileage,
    dollars,
    ...rest(last),
  }));

const medians = (source: GuideValue["source"]) => (listings: number) =>
  ({ kind: "retail", source, listings }) as const;

const kinds: { [source in GuideValue["source"]]?: GuideValue["kind"] } = {
  "kbb-rx": "trade-in",
  "wrangler-kbb": "trade-in",
  tacoma: "residual",
};

/** The 40 vehicles that the default model is calibrated with. */
export const guideValues: readonly GuideValue[] = [
  ...values(tradeIns, (page) => ({ kind: "trade-in", source: "kbb", page })),
  ...values(published, (source) => ({ kind: kinds[source] ?? "retail", source })),
  ...values(carsCom, medians("cars-com")),
  ...values(carvana, medians("carvana")),
];

/** Further medians of the same listings, not used for the calibration. */
export const furtherGuideValues: readonly GuideValue[] = [
  ...values(furtherCarsCom, medians("cars-com")),
  ...values(furtherCarvana, medians("carvana")),
];
