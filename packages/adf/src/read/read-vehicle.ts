import type {
  AdfColorCombination,
  AdfFinance,
  AdfId,
  AdfOption,
  AdfPrice,
  AdfVehicle,
} from "../adf-document.ts";
import type { AdfPart } from "./adf-part.ts";

export function readId(part: AdfPart): AdfId | undefined {
  const id = {
    value: part.own() ?? "",
    sequence: part.numeric("sequence"),
    source: part.attribute("source"),
  };
  return id.value === "" ? undefined : id;
}

function readPrice(part: AdfPart): AdfPrice | undefined {
  const price = {
    value: part.own() ?? "",
    type: part.listed("type", "priceType"),
    currency: part.attribute("currency"),
    delta: part.listed("delta", "priceDelta"),
    relativeTo: part.listed("relativeto", "priceRelativeTo"),
    source: part.attribute("source"),
  };
  return price.value === "" ? undefined : price;
}

function readColors(part: AdfPart): AdfColorCombination | undefined {
  const colors = {
    interiorColor: part.text("interiorcolor"),
    exteriorColor: part.text("exteriorcolor"),
    preference: part.number("preference"),
  };
  return (colors.interiorColor ?? colors.exteriorColor) ? colors : undefined;
}

function readOption(part: AdfPart): AdfOption | undefined {
  const option = {
    name: part.text("optionname") ?? "",
    manufacturerCode: part.text("manufacturercode"),
    stock: part.text("stock"),
    weighting: part.number("weighting") ?? 0,
    price: part.first("price", readPrice),
  };
  return option.name === "" && option.manufacturerCode === undefined ? undefined : option;
}

function readFinance(part: AdfPart): AdfFinance | undefined {
  const method = part.text("method") ?? "";
  const amounts = part.all("amount", (amount) => {
    const read = {
      value: amount.own() ?? "",
      type: amount.listed("type", "amountType"),
      limit: amount.listed("limit", "amountLimit"),
      currency: amount.attribute("currency"),
    };
    return read.value === "" ? undefined : read;
  });
  const balance = part.first("balance", (element) => {
    const read = {
      value: element.own() ?? "",
      type: element.listed("type", "balanceType"),
      currency: element.attribute("currency"),
    };
    return read.value === "" ? undefined : read;
  });
  const isBlank = method === "" && amounts === undefined && balance === undefined;
  return isBlank ? undefined : { method, amounts: amounts ?? [], balance };
}

/** Some senders write value and units as elements. */
function readOdometer(part: AdfPart): AdfVehicle["odometer"] {
  const status = part.listed("status", "odometerStatus");
  const units = part.listed("units", "odometerUnits", "unit");
  part.misplaced("value");
  const value = part.text("value") ?? part.own();
  return value === undefined ? undefined : { value, status, units };
}

/** Some senders omit the combination and write one colour of each kind. */
function readVehicleColors(part: AdfPart): AdfColorCombination[] | undefined {
  const combinations = part.all("colorcombination", readColors);
  if (combinations !== undefined) return combinations;
  part.misplaced("interiorcolor", "exteriorcolor");
  const colors = {
    interiorColor: part.text("interiorcolor"),
    exteriorColor: part.text("exteriorcolor", "color"),
  };
  return (colors.interiorColor ?? colors.exteriorColor) ? [colors] : undefined;
}

export function readVehicle(part: AdfPart): AdfVehicle {
  return {
    interest: part.listed("interest", "interest"),
    status: part.listed("status", "vehicleStatus"),
    ids: part.all("id", readId),
    year: part.text("year") ?? "",
    make: part.text("make") ?? "",
    model: part.text("model") ?? "",
    vin: part.text("vin"),
    stock: part.text("stock", "stocknumber"),
    trim: part.text("trim"),
    doors: part.text("doors"),
    bodyStyle: part.text("bodystyle"),
    transmission: part.text("transmission"),
    odometer: part.first("odometer", readOdometer, "mileage"),
    condition: part.text("condition"),
    colorCombinations: readVehicleColors(part),
    imageTag: part.first("imagetag", (element) => {
      const image = {
        url: element.own() ?? "",
        width: element.numeric("width"),
        height: element.numeric("height"),
        altText: element.attribute("alttext"),
      };
      return image.url === "" ? undefined : image;
    }),
    price: part.first("price", readPrice),
    priceComments: part.text("pricecomments"),
    options: part.all("option", readOption),
    finance: part.first("finance", readFinance),
    comments: part.text("comments", "comment"),
  };
}
