import type { Faq } from "@forecourt/dealership/content";

export const usedCarFaqs: Faq[] = [
  {
    id: "used-or-certified",
    question: "What is the difference between used and certified?",
    answers: [
      "Both are inspected and both can be of any age and mileage we are willing to sell. A certified vehicle also meets its manufacturer’s own program: limits on age and mileage, a second inspection and extra factory-backed coverage. It usually costs a little more.",
    ],
  },
  {
    id: "price",
    question: "Is the price you show the price I pay?",
    answers: [
      "It is the price you pay us. It already includes the {documentaryFee} documentary fee and the {thirtyDayDriveFee} thirty-day drive fee. Sales tax, title and registration are set by the state and come on top.",
    ],
  },
  {
    id: "locked-price",
    question: "Why do you ask for my details to show a price?",
    answers: [
      "The retail price is always visible. Our own, lower price opens once we know who is asking. You do it once, it opens the whole site on your device, and we never sell or share your details with other dealers.",
    ],
  },
  {
    id: "history",
    question: "Can I see the vehicle’s history?",
    answers: [
      "Yes. Every used and certified vehicle’s page links to its history report by VIN. A report only holds what was reported, so ask for our inspection sheet as well, and feel free to bring your own mechanic.",
    ],
  },
  {
    id: "other-store",
    question: "The car I want is at another store. Do I have to go there?",
    answers: [
      "No. Tell us where you would like to see it and we bring it to that store at no charge. [Ask us to move it](/contact-us).",
    ],
  },
  {
    id: "trade",
    question: "Can I trade in my current vehicle?",
    answers: ["Yes, running or not, paid off or not. What it is worth comes off the price of the next one."],
  },
];
