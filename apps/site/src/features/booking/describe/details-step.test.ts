import { expect, test } from "vitest";
import { testContext } from "#testing/test-context.ts";
import { describeDetails } from "./details-step.ts";

const step = (kind: "SERVICE" | "SCHEDULE_TEST_DRIVE", locale: "en" | "es") =>
  describeDetails(
    { kind, path: "/", origin: "/", hidden: {}, storeId: "north", refused: undefined, known: undefined },
    testContext([], { locale }),
  ).fields;

test("who comes for service may name a business, in both languages; the message comes last", () => {
  const own = (locale: "en" | "es") =>
    step("SERVICE", locale)
      .slice(-3)
      .map(({ label, mark }) => [label, mark]);
  expect(own("en").slice(0, 2)).toEqual([
    ["Business", "Optional"],
    ["Your position there", "Optional"],
  ]);
  expect(own("es").slice(0, 2)).toEqual([
    ["Empresa", "Opcional"],
    ["Su puesto en ella", "Opcional"],
  ]);
  expect(step("SERVICE", "en").at(-1)?.name).toBe("message");
});

test("a test drive asks for none", () => {
  expect(step("SCHEDULE_TEST_DRIVE", "en").map(({ name }) => name)).not.toContain("business");
});
