import type { ComponentGuide } from "@forecourt/ui/storybook/component-guide.ts";

/** What the pages of the patterns say; the same form as a component's. */
export const guides: Record<"list" | "detail" | "wizard" | "consent", ComponentGuide> = {
  list: {
    purpose:
      "All vehicles that fit, and every way to narrow them: what there is on the left, what was chosen above, the vehicles themselves. The stock is the sample dealership's feed.",
    avoid: [
      "For a handful of vehicles, such as a store's specials: `VehicleGrid` alone is enough.",
      "With a banner among the cards: what looks like a card is a vehicle.",
      "With scrolling that loads by itself: the footer would never be reached.",
    ],
    anatomy: [
      [
        "Body styles",
        "`BodyStyleRow`: the filter that most people start with, above the list and in the rail too",
      ],
      [
        "Filters",
        "`FilterPanel`: a rail from 1024 px, a sheet below; every value says how many it would give",
      ],
      ["Result bar", "`ResultBar`: how many fit, announced when it changes; order as a `Menu`"],
      ["Chips", "`FilterChips`: what is applied, each taken off by one press"],
      [
        "Cards",
        "`VehicleCard` in a `VehicleGrid`: the same facts in the same order, save and compare apart from the link",
      ],
      ["More", "`LoadMore`: a link to the next page that adds to this one"],
      ["Nothing fits", "`EmptyResults`: which filter is in the way and what taking it off gives"],
    ],
    keyboard: [
      ["Space", "On a filter: applies it at once; focus stays"],
      ["Enter", "On a chip: takes it off; focus goes on in the results"],
      ["Enter", "On Show more: focus goes to the first vehicle that was added"],
    ],
    product: ["listing.md#filters", "listing.md#order-and-pages", "listing.md#an-empty-list"],
  },
  detail: {
    purpose:
      "One vehicle: pictures, price, payment and the next step without scrolling, then everything there is to know in one column.",
    avoid: [
      "With tabs for its parts: what is behind a tab is overlooked. Long lists are disclosures.",
      "With a second primary button: pre-approval is the one, the test drive stands below it.",
      "For a vehicle that is sold: say so and show what is close to it.",
    ],
    anatomy: [
      ["Gallery", "`Gallery`: every picture has a thumbnail; the lightbox fills the screen"],
      ["Buy box", "`Panel` with `Price`, `Payment` and `PriceBreakdown`: stays in view beside the rest"],
      ["At a glance", "`SpecGrid`: eight facts"],
      ["Payment", "`PaymentCalculator`: changes the figure here, in the buy box and in the bar"],
      ["Equipment", "`FeatureList` and `Disclosure`"],
      ["Store", "`SchematicMap`, `LocationCard`, `StaffCard`"],
      ["Bar", "`StickyBar`: on phones, price and primary action in reach"],
    ],
    keyboard: [
      ["Tab", "In the order of reading: pictures, price and actions, then the facts"],
      ["Arrows", "In the calculator: from one term or score to the next; the new payment is announced"],
    ],
    product: ["vehicle-page.md", "payments.md#what-is-printed-beside-a-payment"],
  },
  wizard: {
    purpose:
      "A flow of questions, one group at a time: here a test drive, from the day to the person who drives.",
    avoid: [
      "For three fields: a plain form is quicker.",
      "With the site's navigation around it: a flow has a way out, somebody to call, and nothing else.",
      "With a step that only some need and that changes the others' numbers: it keeps its place, hollow.",
    ],
    anatomy: [
      ["Frame", "`MinimalLayout`: logo, telephone, Save and exit"],
      ["Steps", "`Wizard` with its `Stepper`: where one is, of how many"],
      [
        "Day and time",
        "`DatePickerStrip` and `TimeSlotGrid`: what is full or closed cannot be chosen and says so",
      ],
      ["Choices", "`RadioGroup` with `RadioCard`"],
      ["Faults", "`ErrorSummary`, and the same words beside the field"],
      ["Summary", "What was chosen so far"],
    ],
    keyboard: [
      ["Enter", "In a field or on Continue: the next step, whose heading takes the focus"],
      ["Arrows", "From one day or time to the next that can be had"],
      ["Enter", "On Back: the step before, with its answers"],
    ],
    product: ["scheduling.md#days", "forms.md"],
  },
  consent: {
    purpose:
      "What the visitor allows, asked without standing in the way: a region at the bottom, preferences as a dialog, the way back in the footer.",
    avoid: [
      "As a dialog over the page: nobody has to answer before reading.",
      "With Deny behind a second page: it stands beside Accept and looks the same.",
      "For tier 0: nothing is asked there.",
    ],
    anatomy: [
      [
        "Banner",
        "`ConsentBanner`: after the skip link, first in the order of keys; takes no focus by itself",
      ],
      ["Buttons", "By tier: 1 closes a notice, 2 and 3 manage, deny or accept"],
      ["Preferences", "`ConsentPreferences`: a switch per category, essential locked"],
      ["Way back", "Cookie preferences in the footer; opened by hand, the banner takes the focus"],
    ],
    keyboard: [
      ["Tab", "Skip link, policy, buttons, then the page"],
      ["Escape", "Closes the preferences; nothing is saved"],
    ],
    product: ["consent.md#buttons", "consent.md#banner", "consent.md#choices"],
  },
};
