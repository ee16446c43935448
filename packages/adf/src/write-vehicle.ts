import type { AdfPrice, AdfVehicle } from "./adf-document.ts";
import { listed, text, writeEach, writeIds } from "./write-parts.ts";
import { type Lines, optional, parent, required } from "./xml-element.ts";

const price = (value: AdfPrice | undefined): Lines =>
  optional("price", value?.value, {
    type: listed("priceType", value?.type),
    currency: value?.currency,
    delta: listed("priceDelta", value?.delta),
    relativeto: listed("priceRelativeTo", value?.relativeTo),
    source: value?.source,
  });

const finance = (value: AdfVehicle["finance"]): Lines => {
  const amounts = writeEach(value?.amounts, ({ value: dollars, type, limit, currency }) =>
    optional("amount", dollars, {
      type: listed("amountType", type),
      limit: listed("amountLimit", limit),
      currency,
    }),
  );
  if (amounts.length === 0) return [];
  return parent("finance", {}, [
    text("method", value?.method),
    amounts,
    optional("balance", value?.balance?.value, {
      type: listed("balanceType", value?.balance?.type),
      currency: value?.balance?.currency,
    }),
  ]);
};

const colors = (list: AdfVehicle["colorCombinations"]): Lines =>
  writeEach(list, ({ interiorColor, exteriorColor, preference }) => {
    const named = [...optional("interiorcolor", interiorColor), ...optional("exteriorcolor", exteriorColor)];
    if (named.length === 0) return [];
    return parent("colorcombination", {}, [named, required("preference", preference, {}, "1")]);
  });

const options = (list: AdfVehicle["options"]): Lines =>
  writeEach(list, (option) =>
    parent("option", {}, [
      text("optionname", option.name),
      optional("manufacturercode", option.manufacturerCode),
      optional("stock", option.stock),
      required("weighting", option.weighting, {}, "0"),
      price(option.price),
    ]),
  );

export const writeVehicle = (value: AdfVehicle): Lines =>
  parent(
    "vehicle",
    { interest: listed("interest", value.interest), status: listed("vehicleStatus", value.status) },
    [
      writeIds(value.ids),
      text("year", value.year),
      text("make", value.make),
      text("model", value.model),
      optional("vin", value.vin),
      optional("stock", value.stock),
      optional("trim", value.trim),
      optional("doors", value.doors),
      optional("bodystyle", value.bodyStyle),
      optional("transmission", value.transmission),
      optional("odometer", value.odometer?.value, {
        status: listed("odometerStatus", value.odometer?.status),
        units: listed("odometerUnits", value.odometer?.units),
      }),
      optional("condition", value.condition),
      colors(value.colorCombinations),
      optional("imagetag", value.imageTag?.url, {
        width: value.imageTag?.width,
        height: value.imageTag?.height,
        alttext: value.imageTag?.altText,
      }),
      price(value.price),
      optional("pricecomments", value.priceComments),
      options(value.options),
      finance(value.finance),
      optional("comments", value.comments),
    ],
  );
