import type { LeadKind } from "@forecourt/leads";
import type { AppointmentRecord } from "@forecourt/scheduling";
import type { PixelBody as SitePixelBody } from "@forecourt/tracking";
import type { ValuationProvider } from "@forecourt/trade-in";
import { expectTypeOf, test } from "vitest";
import type { LeadRequest } from "./leads/index.ts";
import type { Appointment } from "./scheduling/index.ts";
import type { PixelBody } from "./tracking/index.ts";
import type { ValuationClient } from "./valuation/index.ts";

test("client types are assignable to the types of the domain packages", () => {
  expectTypeOf<ValuationClient>().toExtend<ValuationProvider>();
  expectTypeOf<LeadRequest["kind"]>().toEqualTypeOf<LeadKind>();
  expectTypeOf<Appointment>().toEqualTypeOf<AppointmentRecord>();
  expectTypeOf<SitePixelBody>().toExtend<PixelBody>();
});
