import type { LeadRouting } from "@forecourt/dealership";
import type { LeadKind } from "@forecourt/leads";
import { expectTypeOf, test } from "vitest";

test("the routing settings cover exactly the lead kinds", () => {
  expectTypeOf<keyof NonNullable<LeadRouting["kinds"]>>().toEqualTypeOf<LeadKind>();
});
