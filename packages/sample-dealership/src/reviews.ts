import type { Review, ReviewSource } from "@forecourt/dealership/content";

type Written = Pick<Review, "reviewer_name" | "text" | "visit" | "categories"> &
  Partial<Pick<Review, "platform" | "language" | "rating">>;

function review(written: Written): Review {
  return {
    id: written.reviewer_name
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[^a-z ]/g, "")
      .replaceAll(" ", "-"),
    reviewer_photo: null,
    platform: "google",
    language: "en",
    rating: 5,
    photo: false,
    url: null,
    ...written,
  };
}

export const reviewSources: ReviewSource[] = [
  { id: "google", name: "Google", image: null },
  { id: "facebook", name: "Facebook", image: null },
];

/** Fictional reviews; the site's footer says so. */
export const reviews: Review[] = [
  review({
    reviewer_name: "Renee Caldwell",
    text: "I came in with an approval already on my phone. Ninety minutes later I was driving home, and the payment matched the website to the dollar.",
    visit: "Financed a 2025 Outlander",
    categories: ["Finance", "Buy"],
  }),
  review({
    reviewer_name: "Marcus Tran",
    text: "My score was in the fives after a rough year. Priya showed me three lenders, explained each rate, and told me which one to refinance later.",
    visit: "Financed a 2021 Eclipse Cross",
    categories: ["Finance"],
  }),
  review({
    reviewer_name: "Sofía Herrera",
    text: "Me explicaron todo en español, sin prisa. Los cargos estaban en la primera página que vi y en la última que firmé. Eran los mismos.",
    visit: "Financed a 2023 Mirage G4",
    categories: ["Finance", "Buy"],
    language: "es",
  }),
  review({
    reviewer_name: "Dale Prewitt",
    text: "Credit union beat the dealer rate by a quarter point. They said take it, printed what the credit union needed and kept the keys warm.",
    visit: "Bought a 2022 Ford F-150",
    categories: ["Finance"],
  }),
  review({
    reviewer_name: "Aisha Coleman",
    text: "First car in my own name. Caleb went through the contract line by line and circled the total, not just the monthly.",
    visit: "Financed a 2024 Mirage",
    categories: ["Finance", "Buy"],
  }),
  review({
    reviewer_name: "Tom Ostrander",
    text: "I owed more on my old truck than it was worth. They wrote the number down before I had to ask and we worked out whether waiting made sense. I waited six months, then came back.",
    visit: "Traded in a 2019 Silverado",
    categories: ["Finance", "Sale"],
    platform: "facebook",
  }),
  review({
    reviewer_name: "Linh Pham",
    text: "Did the whole application on a lunch break. One phone call with one question, approved by the time I got off work.",
    visit: "Financed a 2023 Outlander PHEV",
    categories: ["Finance"],
  }),
  review({
    reviewer_name: "Gwen Mabry",
    text: "Nobody pushed the extras. I asked what the warranty did not cover and got an honest list. Took an extra visit to sort the title, hence four stars.",
    visit: "Financed a 2020 Subaru Outback",
    categories: ["Finance", "Buy"],
    rating: 4,
  }),
  review({
    reviewer_name: "Jerome Banks",
    text: "Turned down at two other places. Rosa found a lender for me and told me straight that the rate was high. A year of payments later she called to help me refinance.",
    visit: "Financed a 2019 Nissan Altima",
    categories: ["Finance"],
  }),
  review({
    reviewer_name: "Kathryn Bell",
    text: "Compared the lease and the loan on one sheet of paper. First time anyone has shown me both totals.",
    visit: "Leased a 2025 Eclipse Cross",
    categories: ["Finance"],
    platform: "facebook",
  }),
  review({
    reviewer_name: "Ray Dominguez",
    text: "Sold them my Corolla in under an hour. The offer on the site was the check I left with.",
    visit: "Sold a 2018 Toyota Corolla",
    categories: ["Sale"],
  }),
  review({
    reviewer_name: "Patrice Olsen",
    text: "They sent me photos of the brake pads with a ruler next to them and said I had another winter. I will be back in spring.",
    visit: "Brake inspection",
    categories: ["Service"],
  }),
  review({
    reviewer_name: "Neil Achterberg",
    text: "In at eight, out at eight forty, and they vacuumed the dog hair without being asked.",
    visit: "Oil change",
    categories: ["Service"],
  }),
  review({
    reviewer_name: "Lucía Barrera",
    text: "Llevé el carro por un ruido al frenar. Me mandaron las fotos en español, con el precio, y esperaron a que yo dijera que sí. Salió en lo que dijeron.",
    visit: "Replaced front brake pads",
    categories: ["Service"],
    language: "es",
  }),
  review({
    reviewer_name: "Owen Stricker",
    text: "Check-engine light on a Friday. They found a cracked hose, showed it to me on the lift and had me out before five. I had braced for worse.",
    visit: "Engine diagnostics",
    categories: ["Service"],
  }),
  review({
    reviewer_name: "Marlene Foss",
    text: "I worked at one of their desks for two hours while they did the alignment. Good coffee, quiet corner, and the printout explained itself.",
    visit: "Wheel alignment",
    categories: ["Service"],
    platform: "facebook",
  }),
  review({
    reviewer_name: "Devon Rusk",
    text: "They told me the battery was fine and sent me home. Nobody does that.",
    visit: "Battery test",
    categories: ["Service"],
  }),
  review({
    reviewer_name: "Carol Jepsen",
    text: "The list showed what each dent cost me. I fixed one of them myself, came back on day five and they changed the number.",
    visit: "Sold a 2016 Ford Escape",
    categories: ["Sale"],
  }),
  review({
    reviewer_name: "Ignacio Paredes",
    text: "Todavía debía dinero del coche. Pagaron al banco y me dieron la diferencia en un cheque. El papeleo tomó veinte minutos.",
    visit: "Sold a 2020 Nissan Sentra",
    categories: ["Sale"],
    language: "es",
  }),
  review({
    reviewer_name: "Bettina Hale",
    text: "Two other places gave me a range. Luis gave me a number, and it was still the number when I arrived.",
    visit: "Traded in a 2017 Honda Odyssey",
    categories: ["Sale", "Buy"],
  }),
  review({
    reviewer_name: "Walt Kimmel",
    text: "Old truck, 190,000 miles. They looked at it for fifteen minutes, said what it would bring at auction and paid a little over. Fair is fair.",
    visit: "Sold a 2008 Chevrolet Silverado",
    categories: ["Sale"],
    rating: 4,
  }),
];
