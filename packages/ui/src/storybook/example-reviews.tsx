import { InitialsAvatar } from "../initials-avatar/initials-avatar.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import { RatingStars } from "../rating-stars/rating-stars.tsx";
import { ReviewCard } from "../review-card/review-card.tsx";

type Review = { name: string; rating: number; source: string; language: KitLocale; text: string } & Record<
  KitLocale,
  string
>;

/** Invented reviews of the sample dealership; `en` and `es` are the reason for the visit. */
export const exampleReviews: readonly Review[] = [
  {
    name: "Renee Caldwell",
    rating: 5,
    source: "Google",
    language: "en",
    text: "I came in with an approval already on my phone. Ninety minutes later I was driving home, and the payment matched the website to the dollar.",
    en: "Financed a 2025 Outlander",
    es: "Financió un Outlander 2025",
  },
  {
    name: "Marcus Tran",
    rating: 5,
    source: "Google",
    language: "en",
    text: "My score was in the fives after a rough year. Priya showed me three lenders, explained each rate, and told me which one to refinance later.",
    en: "Financed a 2021 Eclipse Cross",
    es: "Financió un Eclipse Cross 2021",
  },
  {
    name: "Sofía Herrera",
    rating: 5,
    source: "Google",
    language: "es",
    text: "Me explicaron todo en español, sin prisa. Los cargos estaban en la primera página que vi y en la última que firmé. Eran los mismos.",
    en: "Financed a 2023 Mirage G4",
    es: "Financió un Mirage G4 2023",
  },
  {
    name: "Dale Prewitt",
    rating: 5,
    source: "Google",
    language: "en",
    text: "Credit union beat the dealer rate by a quarter point. They said take it, printed what the credit union needed and kept the keys warm.",
    en: "Bought a 2022 Ford F-150",
    es: "Compró una Ford F-150 2022",
  },
  {
    name: "Aisha Coleman",
    rating: 5,
    source: "Google",
    language: "en",
    text: "First car in my own name. Caleb went through the contract line by line and circled the total, not just the monthly.",
    en: "Financed a 2024 Mirage",
    es: "Financió un Mirage 2024",
  },
  {
    name: "Tom Ostrander",
    rating: 5,
    source: "Facebook",
    language: "en",
    text: "I owed more on my old truck than it was worth. They wrote the number down before I had to ask and we worked out whether waiting made sense. I waited six months, then came back.",
    en: "Traded in a 2019 Silverado",
    es: "Entregó una Silverado 2019",
  },
  {
    name: "Linh Pham",
    rating: 5,
    source: "Google",
    language: "en",
    text: "Did the whole application on a lunch break. One phone call with one question, approved by the time I got off work.",
    en: "Financed a 2023 Outlander PHEV",
    es: "Financió un Outlander PHEV 2023",
  },
  {
    name: "Gwen Mabry",
    rating: 4,
    source: "Google",
    language: "en",
    text: "Nobody pushed the extras. I asked what the warranty did not cover and got an honest list. Took an extra visit to sort the title, hence four stars.",
    en: "Financed a 2020 Subaru Outback",
    es: "Financió un Subaru Outback 2020",
  },
  {
    name: "Jerome Banks",
    rating: 5,
    source: "Google",
    language: "en",
    text: "Turned down at two other places. Rosa found a lender for me and told me straight that the rate was high. A year of payments later she called to help me refinance.",
    en: "Financed a 2019 Nissan Altima",
    es: "Financió un Nissan Altima 2019",
  },
];

/** A sample review as a card. */
export function ExampleReview({ review, locale }: { review: Review; locale: KitLocale }) {
  return (
    <ReviewCard
      quote={<span lang={review.language}>“{review.text}”</span>}
      rating={
        <RatingStars rating={review.rating} label={kitMessages(locale).ratingStars.label(review.rating)} />
      }
      author={review.name}
      context={`${review[locale]} · ${review.source}`}
      avatar={<InitialsAvatar name={review.name} size="sm" />}
    />
  );
}
