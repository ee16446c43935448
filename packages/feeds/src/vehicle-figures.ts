import type { Vehicle } from "@forecourt/inventory";
import type { Miles } from "@forecourt/units";
import { calendarDay } from "./normalise/calendar-day.ts";
import { odometerMiles } from "./normalise/odometer-miles.ts";
import { readPrice } from "./normalise/price.ts";
import { retailAndSalePrice } from "./normalise/retail-and-sale-price.ts";
import type { RowCells } from "./row-cells.ts";

/** Parses the prices, in cents; another currency or an invalid price rejects the row. */
export function vehiclePrices(
  row: RowCells,
  condition: Vehicle["condition"],
  currency: string,
): Pick<Vehicle, "msrp" | "oldPrice" | "salePrice"> {
  const read = (field: "msrp" | "sellingPrice" | "internetPrice") => {
    const cell = row.cell(field);
    const price = readPrice(cell, currency);
    if (price.ok) return price.cents;
    row.refuse(`price.${price.code}`, field, cell);
    return null;
  };
  const msrp = read("msrp");
  const prices = {
    condition,
    msrp,
    sellingPrice: read("sellingPrice"),
    internetPrice: read("internetPrice"),
  };
  const chosen = retailAndSalePrice(prices);
  if (chosen.oldPrice === null) row.note("price.missing", "sellingPrice", row.cell("sellingPrice"));
  return { msrp, ...chosen };
}

/** Parses the odometer in miles; required for used vehicles, because a guess would be a false claim. */
export function vehicleMileage(row: RowCells, condition: Vehicle["condition"]): Miles {
  const cell = row.cell("mileage");
  if (cell === "") {
    if (condition !== "new") row.refuse("mileage.missing", "mileage");
    return 0 as Miles;
  }
  const reading = odometerMiles(cell, row.cell("mileageUnit"));
  if (reading.ok) return reading.miles;
  row.refuse(`mileage.${reading.problem}`, "mileage", cell);
  return 0 as Miles;
}

/**
 * Parses the arrival day, never after `today`. Without one, keeps the day of first sight: a new import must not make
 * all vehicles "newest".
 */
export function vehicleArrival(row: RowCells, today: string, firstSeenOn: string | null): string {
  const cell = row.cell("arrived");
  const day = calendarDay(cell);
  if (day === null) {
    row.note(cell === "" ? "arrived.missing" : "arrived.unreadable", "arrived", cell);
    return firstSeenOn ?? today;
  }
  if (day <= today) return day;
  row.note("arrived.future", "arrived", cell);
  return today;
}
