import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { laneOf } from "./lane-of.ts";

const api = join(import.meta.dirname, "../../app");
const routes = globSync("api/**/route.ts", { cwd: api })
  .map((file) => `/${file.replace("/route.ts", "")}`)
  .sort();

const lane = (method: string, url: string, headers = {}) => laneOf({ method, url, headers });

/** The lanes of all routes, by the method that each lane is for. */
const lanes = Object.fromEntries(
  routes.map((path) => [path, [lane("GET", path), lane("POST", path)].join(" ")]),
);

it("every route that is not an exception: reads before GET, forms before POST", () => {
  const exceptions = Object.entries(lanes).filter(([, name]) => name !== "reads forms");
  expect(Object.fromEntries(exceptions)).toEqual({
    // Never waits.
    "/api/health": " ",
    // May wait for another system.
    "/api/customer/tradeInStep": "calls calls",
    "/api/v1/appointments/cancel": "calls calls",
    "/api/v1/appointments/move": "calls calls",
    "/api/v1/stores/[storeId]/website/appointments": "calls calls",
    "/api/v1/stores/[storeId]/website/appraisal/slots": "calls calls",
    "/api/v1/stores/[storeId]/website/service/slots": "calls calls",
    "/api/v1/stores/[storeId]/website/test-drive/slots": "calls calls",
    "/api/v1/stores/[storeId]/website/trade-in/valuations": "calls calls",
    // Only calculate, or nobody waits for them.
    "/api/experiments/exposures": "reads reads",
    "/api/track/facebook": "reads reads",
    "/api/v1/store-group/[groupId]/website/payment-estimates": "reads reads",
    "/api/v1/stores/[storeId]/website/payment-estimates": "reads reads",
  });
});

it.each([
  ["POST", "/api/v1/stores/north/website/leads", "forms"],
  ["POST", "/api/v1/stores/north/website/leads?page=/slots", "forms"],
  ["POST", "/api/v1/stores/north/website/credit-applications", "forms"],
  ["GET", "/api/v1/stores/north/website/vehicles", "reads"],
  ["HEAD", "/api/v1/stores/north/website/vehicles", "reads"],
  ["OPTIONS", "/api/v1/stores/north/website/leads", "reads"],
  ["POST", "/api/unknown", "forms"],
])("%s %s: %s", (method, url, name) => {
  expect(lane(method, url)).toBe(name);
});

it("a lead with a file may wait for a scanner", () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  expect(lane("POST", "/api/v1/stores/north/website/leads?x=1", headers)).toBe("calls");
  expect(lane("POST", "/api/v1/stores/north/website/watches", headers)).toBe("forms");
});
