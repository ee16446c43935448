import { fillTokens } from "@forecourt/dealership/content";
import { localDate } from "@forecourt/offers";
import { Badge } from "@forecourt/ui/badge";
import { CalloutCard } from "@forecourt/ui/callout-card";
import { Section } from "@forecourt/ui/container";
import { Grid } from "@forecourt/ui/grid";
import { Heading } from "@forecourt/ui/text";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { siteContent } from "#server/content.ts";
import { ForwardLink } from "./forward-link.tsx";
import { promotionsOn } from "./promotions-on.ts";
import type { SectionProps } from "./section-props.ts";

/** Promotions of the day, chosen by position, tag and criterion. */
export function PromotionsSection({ section, context, facts }: SectionProps<"promotions">) {
  const { locale, storeId, settings, now } = context;
  const today = localDate(now, settings.profile.timezone);
  const promotions = promotionsOn(today, siteContent(locale, storeId).content.promotions, section);
  if (promotions.length === 0) return null;
  const level = section.title === null ? 2 : 3;
  return (
    <Section id={section.id} heading={section.title ? <Heading level={2}>{section.title}</Heading> : null}>
      <Grid
        columns={promotions.length === 1 ? 2 : 3}
        className={promotions.length === 1 ? "grid-cols-1!" : ""}
      >
        {fillTokens(promotions, facts).map((promotion) => (
          <CalloutCard
            key={promotion.id}
            headingLevel={level}
            media={
              promotion.img ? (
                <VehicleImage
                  {...contentPicture(promotion.img, locale)}
                  ratio="wide"
                  sizes="(min-width: 768px) 33vw, 100vw"
                />
              ) : null
            }
            title={
              <>
                <Badge tone="sunken" className="mb-3">
                  {promotion.additional.category}
                </Badge>
                <span className="block">{promotion.title}</span>
              </>
            }
            text={promotion.description}
            action={<ForwardLink link={{ href: promotion.url, label: promotion.additional.ctaText }} />}
          />
        ))}
      </Grid>
    </Section>
  );
}
