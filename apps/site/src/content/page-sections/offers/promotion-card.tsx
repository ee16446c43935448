import type { Promotion } from "@forecourt/dealership/content";
import { Badge } from "@forecourt/ui/badge";
import { CalloutCard } from "@forecourt/ui/callout-card";
import { Panel } from "@forecourt/ui/panel";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { ForwardLink } from "../text/forward-link.tsx";

type PromotionCardProps = { promotion: Promotion; locale: "en" | "es"; headingLevel: 2 | 3 };

export function PromotionCard({ promotion, locale, headingLevel }: PromotionCardProps) {
  return (
    <CalloutCard
      headingLevel={headingLevel}
      media={
        promotion.img ? (
          <VehicleImage
            {...contentPicture(promotion.img, locale)}
            ratio="wide"
            sizes={`(min-width: 768px) 50vw, ${PHONE_WIDTH}`}
          />
        ) : null
      }
      title={<PromotionTitle promotion={promotion} />}
      text={promotion.description}
      action={<ForwardLink link={promotionLink(promotion)} />}
    />
  );
}

/** A single promotion in full width: text beside picture. */
export function WidePromotion({ promotion, locale, headingLevel }: PromotionCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Panel as="article" padding="none" className="grid lg:grid-cols-2">
      <div className="flex flex-col items-start p-5.5 lg:p-9">
        <Heading className="font-bold text-2xl">
          <PromotionTitle promotion={promotion} />
        </Heading>
        <p className="mt-2.5 mb-6 max-w-[60ch] text-muted">{promotion.description}</p>
        <div className="mt-auto">
          <ForwardLink link={promotionLink(promotion)} />
        </div>
      </div>
      {promotion.img ? (
        <VehicleImage
          {...contentPicture(promotion.img, locale)}
          ratio="fill"
          sizes={`(min-width: 1024px) 50vw, ${PHONE_WIDTH}`}
        />
      ) : null}
    </Panel>
  );
}

function PromotionTitle({ promotion: { additional, title } }: { promotion: Promotion }) {
  return (
    <>
      <Badge tone="sunken" className="mb-3">
        {additional.category}
      </Badge>
      <span className="block">{title}</span>
    </>
  );
}

function promotionLink({ url, additional }: Promotion) {
  return { href: url, label: additional.ctaText };
}
