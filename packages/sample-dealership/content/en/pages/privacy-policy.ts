import type { Page } from "@forecourt/dealership/content";

/**
 * `/legal/privacy-policy`. It describes what this software does; a dealership replaces it with the text of its own
 * counsel, and the start-up check reports it until then.
 */
export const privacyPolicy: Page = {
  key: "privacy-policy",
  layout: "default",
  seo: {
    title: "Privacy policy | {dealership}",
    description:
      "What {dealership} collects when you use this website, why, how long we keep it, and how to have it deleted.",
  },
  heading: {
    title: "Privacy policy",
    text: "What this website collects, why, how long we keep it, and how to have it deleted.",
  },
  sections: [
    {
      kind: "prose",
      id: "sample",
      title: null,
      paragraphs: [
        "**This is sample text, not legal advice.** {dealership} is an invented dealership. A real one replaces this page with a policy that its own counsel has approved.",
      ],
    },
    {
      kind: "prose",
      id: "short",
      title: "In short",
      paragraphs: [
        "You can browse our vehicles without telling us who you are. We learn your name only if you send us a form. Then we use it to answer you, and we do not sell it.",
        "No other company’s scripts, cookies, pixels, maps or fonts load on these pages. Opening a page tells nobody but us that you opened it.",
      ],
    },
    {
      kind: "prose",
      id: "collect",
      title: "What we collect",
      paragraphs: [
        "**Forms.** When you send a message or ask for a price, we collect your first name, last name, email and phone, what you write, the vehicle you ask about, the page you sent it from and the time. For a trade appraisal we also collect what you tell us about your vehicle.",
        "**A code for your phone.** Where we check a phone number, we send a six-digit code to it. For this check we keep the number and the code only as keyed hashes, which cannot be read back. The message with the code is encrypted, and deleted when the code expires after ten minutes.",
        "**Your network, briefly.** To stop floods of forms we count how many come from one network in a day. We count with a keyed hash of the network that changes every day. Your full address on the internet is not stored with it.",
        "We do not ask for your social security number, date of birth or bank details on these pages.",
      ],
    },
    {
      kind: "prose",
      id: "cookies",
      title: "Cookies",
      paragraphs: [
        "We set cookies only when you send a form. One remembers that you have opened prices, and that you have written to us before, so that you are not asked again. It is sealed: scripts cannot read it and only our server can, and your name, email and phone are not in it. It stays for 400 days, the longest that browsers allow.",
        "Others last for minutes, half an hour at most. When a form has a mistake in it, one carries what you typed to the page that shows the form again; while you wait for a code, one holds the details you just gave; after that, one greets you by first name. They are sealed in the same way.",
        "All of them are needed for what you asked us to do. None is used for advertising or analytics.",
      ],
    },
    {
      kind: "prose",
      id: "use",
      title: "What we do with it",
      paragraphs: [
        "We use what you send to answer you: by email, by phone, or by text message where you agreed to that on the form. Agreeing is not a condition of buying anything. Reply STOP to any text and we stop.",
        "Your form goes to the desk you chose and into our customer system, which stores it on our behalf. If you ask us to arrange financing, a lender sees what you give us for that, and nothing before you say so.",
        "We do not sell personal information, and we do not share it for advertising across other websites.",
      ],
    },
    {
      kind: "prose",
      id: "keep",
      title: "How long we keep it",
      paragraphs: [
        "What you wrote is encrypted as soon as it arrives, and deleted from the website 30 days after it has been delivered to us. A record that there was a message, without its content, is kept for 400 days. Records of phone codes are deleted after two days.",
        "Our customer system keeps its copy for as long as we are in touch with you, and for as long as the law makes us keep records of a sale.",
      ],
    },
    {
      kind: "prose",
      id: "signal",
      title: "Global Privacy Control",
      paragraphs: [
        "If your browser sends the Global Privacy Control signal, we treat it as your request not to have your information sold or shared. Nothing on these pages does either, so you lose nothing by sending it.",
      ],
    },
    {
      kind: "prose",
      id: "rights",
      title: "See it, correct it, delete it",
      paragraphs: [
        "Ask us what we have about you, have it corrected, or have it deleted. [Send a message](/contact-us?about=general#message), call [{phone}]({phoneHref}) or write to [{email}](mailto:{email}). Tell us the email or phone you used. We answer within 45 days, and usually within a week. You will not be treated differently for asking.",
        "This website is for people who are old enough to buy a vehicle. We do not knowingly collect anything from children under 13.",
      ],
    },
    {
      kind: "prose",
      id: "contact",
      title: "Who is responsible",
      paragraphs: [
        "{dealership}, {city}, {state}. If this policy changes, the new text stands here before it applies.",
      ],
    },
  ],
};
