import type { Review } from "@forecourt/dealership/content";
import { Section } from "@forecourt/ui/container";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { RatingStars } from "@forecourt/ui/rating-stars";
import { ReviewCard } from "@forecourt/ui/review-card";
import { ReviewGrid } from "@forecourt/ui/review-grid";
import { Heading } from "@forecourt/ui/text";
import { reviewsIn } from "#server/content/localized-dealership.ts";
import { translator } from "#server/content/translator.ts";
import { dealership } from "#server/settings/dealership.ts";
import { languageName } from "#shared/locale/language-name.ts";
import type { SectionProps } from "../section-props.ts";
import { chosenReviews } from "./chosen-reviews.ts";

/** Customer reviews, each in its original language. */
export function ReviewsSection({ section, context }: SectionProps<"reviews">) {
  const { locale, settings } = context;
  const t = translator(locale, "home");
  const reviews = chosenReviews(reviewsIn(locale, context.storeId), section, locale);
  if (reviews.length === 0) return null;
  const google = settings.profile.ratings.google;
  return (
    <Section
      id={section.id}
      heading={
        <>
          <Heading level={2}>{section.title}</Heading>
          {google && section.text ? (
            <p className="mt-3 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
              <RatingStars rating={google.rating} label={t("rating", { rating: google.rating })} />
              {section.text}
            </p>
          ) : null}
        </>
      }
    >
      <ReviewGrid
        showAllLabel={t("showAllReviews", { count: reviews.length })}
        showFewerLabel={t("showFewerReviews")}
      >
        {reviews.map((review) => (
          <Quote key={review.id} review={review} locale={locale} />
        ))}
      </ReviewGrid>
    </Section>
  );
}

function Quote({ review, locale }: { review: Review; locale: "en" | "es" }) {
  const t = translator(locale, "home");
  const source = dealership.reviewSources.find(({ id }) => id === review.platform);
  const isForeign = review.language !== locale;
  return (
    <ReviewCard
      quote={<span lang={isForeign ? review.language : undefined}>“{review.text}”</span>}
      rating={<RatingStars rating={review.rating} label={t("rating", { rating: review.rating })} />}
      author={review.reviewer_name}
      context={[
        review.visit,
        source?.name,
        isForeign && t("reviewIn", { language: languageName(review.language, locale) }),
      ]
        .filter(Boolean)
        .join(" · ")}
      avatar={<InitialsAvatar name={review.reviewer_name} seed={review.id} size="sm" />}
    />
  );
}
