import type { Faq } from "@forecourt/dealership/content";
import type { FAQPage, WithContext } from "schema-dts";
import { plainText } from "#content/rich-text/plain-text.ts";
import { withContext } from "./json-ld.tsx";

/** The JSON-LD of questions and answers. */
export function faqJson(items: readonly Faq[]): WithContext<FAQPage> {
  return withContext<FAQPage>({
    "@type": "FAQPage",
    mainEntity: items.map(({ question, answers }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answers.map(plainText).join("\n\n") },
    })),
  });
}
