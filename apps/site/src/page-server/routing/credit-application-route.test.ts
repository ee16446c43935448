import { describe, expect, it, vi } from "vitest";
import { creditApplicationRoute } from "./credit-application-route.ts";

const key = vi.hoisted(() => ({ text: undefined as string | undefined }));
vi.mock("#env.ts", () => ({ siteEnv: () => ({ LENDER_PUBLIC_KEY: key.text }) }));

const PATH = "/auto-financing/full-credit-application";
const variant = { locale: "en", store: "north", access: "locked" } as const;
const routeOf = (search: string, path = PATH) =>
  creditApplicationRoute(path, new URLSearchParams(search), variant);

describe("with a lender's key", () => {
  it.each([
    ["step=3&vin=1&utm_source=x", "/v/en/north/locked/minimal/credit-application/apply?step=3&vin=1"],
    ["step=3&ssn=219099999", "/v/en/north/locked/minimal/credit-application/apply?step=3"],
    ["sent=1&step=2", "/v/en/north/locked/minimal/credit-application/sent?sent=1"],
  ])("%s is a personal page", (search, internal) => {
    key.text = "{}";
    expect(routeOf(search)).toMatchObject({ internal, personal: true });
  });

  it("without a step, and another page, is the content", () => {
    key.text = "{}";
    expect(routeOf("vin=1")).toBeNull();
    expect(routeOf("step=1", "/auto-financing")).toBeNull();
  });
});

it("without a lender's key every address is the content page", () => {
  key.text = undefined;
  for (const search of ["", "step=1", "sent=1"]) expect(routeOf(search)).toBeNull();
});
