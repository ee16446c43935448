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

test("inserts the VIN", () => {
  expect(vehicleHistoryLinks(reports, { vin: "JA4AZ3A34NZ000001", condition: "used" })).toEqual([
    { id: "report", name: "Report", url: "https://history.example/JA4AZ3A34NZ000001?x=1" },
  ]);
});

test("returns only reports for the vehicle's condition", () => {
  expect(vehicleHistoryLinks(reports, { vin: "JA4AZ3A34NZ000001", condition: "new" })).toEqual([]);
});

test("escapes the VIN", () => {
  const [link] = vehicleHistoryLinks(reports, { vin: "$&/../?a=b#", condition: "used" });
  expect(new URL(link!.url).pathname).toBe("/%24%26%2F..%2F%3Fa%3Db%23");
});
