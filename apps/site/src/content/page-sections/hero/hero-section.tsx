import type { HeroSlide } from "@forecourt/dealership/content";
import { Badge } from "@forecourt/ui/badge";
import { LinkButton } from "@forecourt/ui/button";
import { Dialog } from "@forecourt/ui/dialog";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { HeroSlides } from "@forecourt/ui/hero-slides";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { TextButton } from "@forecourt/ui/text-button";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { MarkedText } from "#content/experiments/marked-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { advertisedOffersIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import type { SectionProps } from "../section-props.ts";
import { currentSlides } from "./current-slides.ts";
import { slidesInOrder } from "./slides-in-order.ts";

/** The slides at the top of the home page. They change only when the visitor selects one. */
export function HeroSection({ section, context }: SectionProps<"hero">) {
  const { locale, now, settings } = context;
  const t = translator(locale, "home");
  const timeZone = settings.profile.timezone;
  const ordered = slidesInOrder(section.slides, settings.home.firstSlide);
  const slides = currentSlides(ordered, advertisedOffersIn(locale, context.storeId), {
    now,
    timeZone,
    locale,
  });
  if (slides.length === 0) return null;
  return (
    <>
      <HeroSlides
        id={section.id}
        label={t("heroLabel", { name: settings.profile.name })}
        tabsLabel={t("heroTabs")}
        slides={slides.map((slide, index) => ({
          id: slide.id,
          badge: slide.badge ? <Badge tone={slide.offerId ? "accent" : "ink"}>{slide.badge}</Badge> : null,
          headline: <SlideWords slide={slide} name="title" words={slide.title} sectionId={section.id} />,
          text: <SlideText slide={slide} />,
          actions: <SlideActions slide={slide} sectionId={section.id} />,
          finePrint: <SlideFinePrint slide={slide} />,
          image: <SlideImage slide={slide} locale={locale} first={index === 0} />,
          tab: {
            icon: <Icon name={slide.tab.icon as IconName} size={22} />,
            title: slide.tab.title,
            text: slide.tab.text,
          },
        }))}
      />
      {slides.map(({ id, disclaimer }) =>
        disclaimer?.style === "dialog" ? (
          <Dialog
            key={id}
            id={termsId(id)}
            size="sm"
            title={disclaimer.buttonText}
            closeLabel={translator(locale, "frame")("closeMenu")}
          >
            <p className="text-muted">{disclaimer.text}</p>
          </Dialog>
        ) : null,
      )}
    </>
  );
}

type SlideOf = { slide: HeroSlide; sectionId: string };

const termsId = (slideId: string) => `${slideId}-terms`;

function SlideText({ slide }: { slide: HeroSlide }) {
  return (
    <>
      {slide.description}
      {slide.list.map((entry) => (
        <span key={entry} className="mt-2 flex items-center gap-2">
          <Icon name="check" size={18} className="text-success-text" />
          {entry}
        </span>
      ))}
    </>
  );
}

/** Words that an outside experiment may change; an offer's are its terms and stay. */
function SlideWords({ slide, sectionId, name, words }: SlideOf & { name: string; words: string }) {
  if (slide.offerId) return words;
  return <MarkedText path={`content.sections.${sectionId}.${slide.id}.${name}`}>{words}</MarkedText>;
}

function SlideActions({ slide, sectionId }: SlideOf) {
  const { primary, secondary, textLink } = slide.buttons;
  const links = [primary, ...(secondary ? [secondary] : [])];
  return (
    <>
      {links.map(({ href, label }, index) => (
        <LinkButton
          key={href}
          as={RouterLink}
          href={href}
          size="lg"
          variant={index === 0 ? "primary" : "secondary"}
        >
          <SlideWords
            slide={slide}
            sectionId={sectionId}
            name={index === 0 ? "primary" : "secondary"}
            words={label}
          />
        </LinkButton>
      ))}
      {textLink ? (
        <Link as={RouterLink} variant="standalone" className="self-center" href={textLink.href}>
          {textLink.label}
        </Link>
      ) : null}
    </>
  );
}

function SlideFinePrint({ slide: { id, disclaimer } }: { slide: HeroSlide }) {
  if (!disclaimer) return null;
  if (disclaimer.style === "text") return disclaimer.text;
  return (
    <TextButton {...opensDialog(termsId(id))} className="text-caption">
      {disclaimer.buttonText}
    </TextButton>
  );
}

function SlideImage({ slide, locale, first }: { slide: HeroSlide; locale: "en" | "es"; first: boolean }) {
  const { mainImage, mobileImage } = slide.images;
  const shared = { ratio: "bare", priority: first ? "high" : "lazy" } as const;
  const main = (
    <VehicleImage
      {...shared}
      {...contentPicture(mainImage, locale)}
      sizes={`(min-width: 1024px) 62vw, ${PHONE_WIDTH}`}
      className={mobileImage ? "max-lg:hidden" : undefined}
    />
  );
  if (!mobileImage) return main;
  return (
    <>
      {main}
      <VehicleImage
        {...shared}
        {...contentPicture(mobileImage, locale)}
        priority="lazy"
        sizes={PHONE_WIDTH}
        className="lg:hidden"
      />
    </>
  );
}
