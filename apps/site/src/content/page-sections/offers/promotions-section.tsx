import { localDate } from "@forecourt/calendar";
import { fillTokens } from "@forecourt/dealership/content";
import { Section } from "@forecourt/ui/container";
import { Heading } from "@forecourt/ui/text";
import { CardGrid } from "#content/card-grid/card-grid.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { SectionProps } from "../section-props.ts";
import { PromotionCard, WidePromotion } from "./promotion-card.tsx";
import { promotionsOn } from "./promotions-on.ts";

/** Today's promotions by position, tag and criterion; a single one in full width. */
export function PromotionsSection({ section, context, facts }: SectionProps<"promotions">) {
  const { locale, storeId, settings, now } = context;
  const today = localDate(now, settings.profile.timezone);
  const found = promotionsOn(today, siteContent(locale, storeId).content.promotions, section);
  const promotions = fillTokens(found, facts);
  const [only, second] = promotions;
  if (!only) return null;
  const headingLevel = section.title === null ? 2 : 3;
  return (
    <Section id={section.id} heading={section.title ? <Heading level={2}>{section.title}</Heading> : null}>
      {second ? (
        <CardGrid>
          {promotions.map((promotion) => (
            <PromotionCard
              key={promotion.id}
              promotion={promotion}
              locale={locale}
              headingLevel={headingLevel}
            />
          ))}
        </CardGrid>
      ) : (
        <WidePromotion promotion={only} locale={locale} headingLevel={headingLevel} />
      )}
    </Section>
  );
}
