import type { LeadRouting } from "@forecourt/dealership";
import type { LeadKind } from "@forecourt/leads";
import { expectTypeOf, test } from "vitest";

test("the settings can route every kind of lead, and nothing else", () => {
  expectTypeOf<keyof NonNullable<LeadRouting["kinds"]>>().toEqualTypeOf<LeadKind>();
});
