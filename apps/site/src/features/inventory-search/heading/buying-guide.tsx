import { EducationSection } from "#content/page-sections/text/education-section.tsx";
import { FaqsSection } from "#content/page-sections/text/faqs-section.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { PageContext } from "#server/page-context.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";

/** Advice and questions for buyers of used cars, from the content of `/cars-for-sale`. */
export function BuyingGuide({ context }: { context: PageContext }) {
  const page = siteContent(context.locale, context.storeId).content.pages[LISTING_PATH];
  return page?.sections.map((section) => {
    const shared = { context, facts: {}, slots: {} };
    if (section.kind === "education")
      return <EducationSection key={section.id} section={section} {...shared} />;
    if (section.kind === "faqs") return <FaqsSection key={section.id} section={section} {...shared} />;
    return null;
  });
}
