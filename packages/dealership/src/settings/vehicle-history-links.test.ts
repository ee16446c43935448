import { expect, test } from "vitest";
import { vehicleHistoryLinks } from "./vehicle-history-links.ts";

const reports = [
  {
    id: "report",
    name: "Report",
    template: "https://history.example/{vin}?x=1",
    conditions: ["used" as const, "certified" as const],
  },
];

test("puts the VIN in its place", () => {
  expect(vehicleHistoryLinks(reports, { vin: "JA4AZ3A34NZ000001", condition: "used" })).toEqual([
    { id: "report", name: "Report", url: "https://history.example/JA4AZ3A34NZ000001?x=1" },
  ]);
});

test("only for the conditions it covers", () => {
  expect(vehicleHistoryLinks(reports, { vin: "JA4AZ3A34NZ000001", condition: "new" })).toEqual([]);
});

test("a VIN cannot change the address around it", () => {
  const [link] = vehicleHistoryLinks(reports, { vin: "$&/../?a=b#", condition: "used" });
  expect(new URL(link!.url).pathname).toBe("/%24%26%2F..%2F%3Fa%3Db%23");
});
