import { expect, test } from "vitest";
import * as content from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(content).sort()).toEqual([
    "CONTENT_FORMS",
    "DEPARTMENTS",
    "PAGE_FACTS",
    "REVIEW_CATEGORIES",
    "bodyStyleSchema",
    "faqSchema",
    "fillTokens",
    "heroSlideSchema",
    "localizeContent",
    "newModelSchema",
    "offerFacts",
    "pageSchema",
    "parseRichText",
    "promotionSchema",
    "reviewSchema",
    "reviewSourceSchema",
    "sectionSchema",
    "settingsFacts",
    "siteContentSchema",
    "staffMemberSchema",
    "tokensIn",
  ]);
});
