import { localDate } from "@forecourt/calendar";
import { fillTokens } from "@forecourt/dealership/content";
import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { PromoBand } from "@forecourt/ui/promo-band";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import type { SectionProps } from "../section-props.ts";

/** A promotion in a dark full-width band, from its first day to its last. */
export function PromotionSection({ section, context, facts }: SectionProps<"promotion">) {
  const { locale, storeId, settings, now } = context;
  const { promotions } = siteContent(locale, storeId).content;
  const found = promotions.find(({ id }) => id === section.promotionId);
  const today = localDate(now, settings.profile.timezone);
  if (!found || today < found.startDate || today > found.endDate) return null;
  const promotion = fillTokens(found, facts);
  return (
    <PromoBand
      id={`promotion-${section.id}`}
      badge={
        <Badge tone="accent">
          {promotion.tags.includes("warranty") ? <Icon name="shield" size={14} /> : null}
          {promotion.additional.category}
        </Badge>
      }
      heading={promotion.title}
      text={promotion.description}
      actions={
        <>
          <LinkButton as={RouterLink} href={promotion.url} variant="accent" size="lg">
            {promotion.additional.ctaText}
          </LinkButton>
          {promotion.secondaryLink ? (
            <LinkButton as={RouterLink} href={promotion.secondaryLink.href} variant="inverse" size="lg">
              {promotion.secondaryLink.label}
            </LinkButton>
          ) : null}
        </>
      }
      image={
        promotion.img ? (
          <VehicleImage
            {...contentPicture(promotion.img, locale)}
            ratio="bare"
            sizes={`(min-width: 1024px) 58vw, ${PHONE_WIDTH}`}
          />
        ) : null
      }
      facts={promotion.criterias.map(({ value, label }) => ({ figure: value, text: label }))}
    />
  );
}
