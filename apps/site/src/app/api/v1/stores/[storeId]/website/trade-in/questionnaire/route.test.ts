import { questionnaireSchema } from "@forecourt/api-clients/trade-in";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { questionnaireIn } from "#server/content/localized-dealership.ts";
import { shownQuestionnaire } from "#shared/trade-in/shown-questionnaire.ts";
import { GET } from "./route.ts";

const ask = (storeId: string) =>
  GET(new Request("https://cars.example/?locale=es"), { params: Promise.resolve({ storeId }) });

test("a category has its question ids under the API's name, and the client gives them ours", async () => {
  const body = await (await ask("north")).json();
  const questionnaire = questionnaireIn("es", "north")!;
  const [first] = questionnaire.categories;
  expect(body.categories[0]).toMatchObject({ questionsIds: first!.questionIds });
  expect(body.categories[0]).not.toHaveProperty("questionIds");
  expect(z.parse(questionnaireSchema, body)).toEqual(shownQuestionnaire(questionnaire));
});

test("an unknown store has no questionnaire", async () => {
  expect((await ask("west-pole")).status).toBe(404);
});
