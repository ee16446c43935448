import { formatPhone } from "@forecourt/contact-details";
import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { FeatureList } from "@forecourt/ui/feature-list";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Heading } from "@forecourt/ui/text";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { MarkedText } from "#content/experiments/marked-text.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { SectionProps } from "../section-props.ts";
import { VinStartForm } from "./vin-start-form.tsx";

type HeroProps = SectionProps<"page-hero">;

/** The top of a page: heading, text and actions, with a picture or the calculator beside them. */
export function PageHeroSection({ section, context, slots }: HeroProps) {
  const { badge, title, text, vin, points, note, side } = section;
  const asksVin = vin != null && context.settings.tradeIn !== null;
  const picture = side?.kind === "picture" ? contentPicture(side.image, context.locale) : null;
  return (
    <section
      id={section.id}
      aria-labelledby={`${section.id}-title`}
      className={`overflow-hidden border-line border-b ${picture ? "stage-wide" : "stage"}`}
    >
      <Container
        className={
          picture
            ? "grid items-center gap-x-10 pt-9 pb-4 lg:min-h-116 lg:grid-cols-[minmax(0,520px)_minmax(0,1fr)] lg:py-10"
            : "grid items-center gap-x-18 gap-y-9 py-9 lg:grid-cols-[minmax(0,1fr)_minmax(0,520px)] lg:py-16"
        }
      >
        <div className="relative z-1">
          {badge ? (
            <Badge tone="ink">
              <Icon name={badge.icon as IconName} size={14} />
              {badge.text}
            </Badge>
          ) : null}
          <Heading level={1} size="hero" id={`${section.id}-title`} className="mt-5 mb-4">
            <MarkedText path={`content.sections.${section.id}.title`}>{title}</MarkedText>
          </Heading>
          <p className="max-w-[36em] text-lead text-muted">
            <RichText text={text} />
          </p>
          {asksVin ? <VinStartForm words={vin} locale={context.locale} /> : null}
          <HeroActions section={section} context={context} asksVin={asksVin} />
          {points.length > 0 ? (
            <FeatureList
              columns={1}
              className="mt-8 border-line-strong border-t pt-6"
              items={points.map((point) => <RichText key={point} text={point} />)}
            />
          ) : null}
          {note ? <FinePrint className="mt-5 max-w-[70ch]">{note}</FinePrint> : null}
        </div>
        {picture ? (
          // On phones the picture is as wide as the screen; its caption moves below it.
          <div className="-mx-3 mt-4 lg:-ms-18 lg:-me-16 lg:mt-0 [&_figcaption]:end-4 max-lg:[&_figcaption]:translate-y-5 max-lg:[&_figure]:overflow-visible lg:[&_figcaption]:end-16">
            <VehicleImage
              {...picture}
              ratio="bare"
              priority="high"
              sizes={`(min-width: 1024px) 58vw, ${PHONE_WIDTH}`}
            />
          </div>
        ) : null}
        {side?.kind === "calculator" ? <div className="min-w-0">{slots?.calculator?.(side)}</div> : null}
      </Container>
    </section>
  );
}

function HeroActions({
  section,
  context,
  asksVin,
}: Pick<HeroProps, "section" | "context"> & { asksVin: boolean }) {
  const { primary, secondary, phone } = section;
  const { sales, service } = context.settings.profile;
  const number = phone === "service" ? service?.phone : phone === "sales" ? sales.phone : undefined;
  if (!primary && !secondary && !number) return null;
  return (
    <div className="mt-7 flex flex-wrap gap-3 *:flex-[1_1_100%] md:*:flex-initial">
      {primary ? (
        // The question above is then the first action.
        <LinkButton as={RouterLink} href={primary.href} size="lg" variant={asksVin ? "secondary" : "primary"}>
          <MarkedText path={`content.sections.${section.id}.primary`}>{primary.label}</MarkedText>
        </LinkButton>
      ) : null}
      {secondary ? (
        <LinkButton as={RouterLink} href={secondary.href} size="lg" variant="secondary">
          <MarkedText path={`content.sections.${section.id}.secondary`}>{secondary.label}</MarkedText>
        </LinkButton>
      ) : null}
      {number ? (
        <LinkButton href={`tel:${number}`} size="lg" variant="secondary">
          <Icon name="phone" />
          {formatPhone(number, "general")}
        </LinkButton>
      ) : null}
    </div>
  );
}
