import type { LeadDetails, LeadKind } from "@forecourt/leads";
import type { Result } from "@forecourt/result";
import type { AppointmentRecord } from "@forecourt/scheduling";
import type { PixelBody as SitePixelBody } from "@forecourt/tracking";
import type { ValuationProvider } from "@forecourt/trade-in";
import { expect, expectTypeOf, test } from "vitest";
import type { ApiError, ApiResult } from "./index.ts";
import type { LeadRequest } from "./leads/index.ts";
import type { Appointment } from "./scheduling/index.ts";
import type { PixelBody } from "./tracking/index.ts";
import { createValuationClient } from "./valuation/index.ts";

/** A value without null. What may be sent as typed is the number that is read. */
type Shape<T> = number extends T
  ? number
  : [T] extends [readonly (infer Item)[]]
    ? Shape<NonNullable<Item>>[]
    : [T] extends [object]
      ? { [Key in keyof T]-?: Shape<NonNullable<T[Key]>> }
      : T;
type DetailsOf<Request, Kind> = Request extends { kind: infer Kinds; details?: infer Details }
  ? Kind extends Kinds
    ? NonNullable<Details>
    : never
  : never;

test("client types are assignable to the types of the domain packages", () => {
  const provider: ValuationProvider = createValuationClient({ baseUrl: "https://book.example" });
  expect(provider.vehiclePrices).toBeTypeOf("function");
  expectTypeOf<LeadRequest["kind"]>().toEqualTypeOf<LeadKind>();
  expectTypeOf<{ [Kind in LeadKind]: Shape<DetailsOf<LeadRequest, Kind>> }>().toEqualTypeOf<{
    [Kind in LeadKind]: Shape<LeadDetails<Kind>>;
  }>();
  expectTypeOf<Appointment>().toEqualTypeOf<AppointmentRecord>();
  expectTypeOf<SitePixelBody>().toExtend<PixelBody>();
});

test("a call's result is one of the common shape", () => {
  const answer: ApiResult<number> = { ok: true, value: 7 };
  const result: Result<number, ApiError> = answer;
  expect(result.ok).toBe(true);
});
