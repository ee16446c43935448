import type { Review } from "@forecourt/dealership/content";
import { buttonVariants } from "@forecourt/ui/button-variants";
import { Section } from "@forecourt/ui/container";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { RatingStars } from "@forecourt/ui/rating-stars";
import { ReviewCard } from "@forecourt/ui/review-card";
import { Heading } from "@forecourt/ui/text";
import { dealership } from "#server/dealership.ts";
import { translator } from "#server/translator.ts";
import { chosenReviews } from "./chosen-reviews.ts";
import type { SectionProps } from "./section-props.ts";

/** So many are seen at once; the rest is one press away. */
const SHOWN = 3;

/** What customers said, in their own words and language. */
export function ReviewsSection({ section, context }: SectionProps<"reviews">) {
  const { locale, settings } = context;
  const words = translator(locale, "home");
  const reviews = chosenReviews(dealership.reviews, section);
  if (reviews.length === 0) return null;
  const google = settings.profile.ratings.google;
  const more = reviews.slice(SHOWN);
  return (
    <Section
      id={section.id}
      heading={
        <>
          <Heading level={2}>{section.title}</Heading>
          {google && section.text ? (
            <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
              <RatingStars rating={google.rating} label={words("rating", { rating: google.rating })} />
              {section.text}
            </p>
          ) : null}
        </>
      }
    >
      <Quotes reviews={reviews.slice(0, SHOWN)} locale={locale} />
      {more.length > 0 ? (
        <details className="group/reviews mt-9 flex flex-col-reverse open:mt-10">
          <summary className="flex justify-center group-open/reviews:mt-9">
            <span className={buttonVariants({ variant: "secondary" })}>
              <span className="group-open/reviews:hidden">
                {words("showAllReviews", { count: reviews.length })}
              </span>
              <span className="hidden group-open/reviews:inline">{words("showFewerReviews")}</span>
            </span>
          </summary>
          <Quotes reviews={more} locale={locale} />
        </details>
      ) : null}
    </Section>
  );
}

function Quotes({ reviews, locale }: { reviews: readonly Review[]; locale: "en" | "es" }) {
  return (
    <div className="grid gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-10">
      {reviews.map((review) => {
        const source = dealership.reviewSources.find(({ id }) => id === review.platform);
        return (
          <ReviewCard
            key={review.id}
            quote={
              <span lang={review.language === locale ? undefined : review.language}>“{review.text}”</span>
            }
            rating={
              <RatingStars
                rating={review.rating}
                label={translator(locale, "home")("rating", { rating: review.rating })}
              />
            }
            author={review.reviewer_name}
            context={[review.visit, source?.name].filter(Boolean).join(" · ")}
            avatar={<InitialsAvatar name={review.reviewer_name} seed={review.id} size="sm" />}
          />
        );
      })}
    </div>
  );
}
