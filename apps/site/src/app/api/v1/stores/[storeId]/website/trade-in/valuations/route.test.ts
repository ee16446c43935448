import { expect, test } from "vitest";
import { postJson } from "#testing/post-json.ts";
import { useTestSite } from "#testing/use-test-site.ts";
import { POST } from "./route.ts";

useTestSite();

test.each([
  ["en", "This field is required"],
  ["es", "Este campo es obligatorio"],
])("a missing answer is said in the specification's words, in %s", async (locale, message) => {
  const vehicle = { year: 2019, make: "Kia", model: "Soul", bodystyle: "wagons" };
  const request = postJson({ vehicle, mileage: 61_000, answers: { "finance-type": "loan" }, locale });
  const response = await POST(request, { params: Promise.resolve({ storeId: "north" }) });
  const { errors } = await response.json();
  expect(response.status).toBe(422);
  expect(errors).toContainEqual({ field: "answers.condition", code: "answer.required", message });
  expect(errors).toContainEqual({ field: "answers.remaining-balance", code: "answer.required", message });
});
