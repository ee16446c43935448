import type { SiteContent } from "@forecourt/dealership/content";

const style = (
  id: string,
  name: string,
  value: SiteContent["bodyStyles"][number]["value"],
): SiteContent["bodyStyles"][number] => ({
  id,
  name,
  value,
  // Whatever is the lowest in stock.
  starting_price: null,
  image: null,
  icon: id,
  active: true,
});

export const bodyStyles: SiteContent["bodyStyles"] = [
  style("suv", "SUVs", "suvs"),
  style("sedan", "Sedans", "sedans"),
  style("hatchback", "Hatchbacks", "hatchbacks"),
  style("truck", "Trucks", "trucks"),
  style("wagon", "Wagons", "wagons"),
  style("coupe", "Coupes", "coupes"),
  style("convertible", "Convertibles", "convertibles"),
  style("minivan", "Minivans", "minivans"),
];
