import type { ComponentGuide } from "@forecourt/ui/storybook/component-guide.ts";

/** Guide texts of the patterns, in the format of components. */
export const guides: Record<"wizard" | "consent", ComponentGuide> = {
  wizard: {
    purpose: "A multi-step form: booking a test drive.",
    avoid: [
      "For three fields: use a plain form.",
      "With the site's navigation: a flow has only an exit link and a contact.",
      "With step numbers that change: a skipped step keeps its number, with an outline.",
    ],
    anatomy: [
      ["Frame", "`MinimalLayout`: logo, phone, Save and exit"],
      ["Steps", "`Wizard` with its `Stepper`: current step and number of steps"],
      ["Day and time", "`DatePickerStrip` and `TimeSlotGrid`: full or closed ones are disabled and labelled"],
      ["Choices", "`RadioGroup` with `RadioCard`"],
      ["Errors", "`ErrorSummary`, and the same messages beside the fields"],
      ["Summary", "The answers so far"],
    ],
    keyboard: [
      ["Enter", "In a field or on Continue: opens the next step and focuses its heading"],
      ["Arrows", "Select the next available day or time"],
      ["Enter", "On Back: opens the previous step with its answers"],
    ],
    product: ["scheduling.md#days", "forms.md"],
  },
  consent: {
    purpose: "Cookie consent: a region at the bottom, preferences in a dialog, and a link in the footer.",
    avoid: [
      "As a modal dialog: visitors may read without answering.",
      "With Deny on a second page: it must be beside Accept, in the same style.",
      "For tier 0, which needs no consent.",
    ],
    anatomy: [
      ["Banner", "`ConsentBanner`: after the skip link in tab order; does not take focus"],
      ["Buttons", "By tier: 1 closes a notice; 2 and 3 manage, deny or accept"],
      ["Preferences", "`ConsentPreferences`: a switch per category; essential is locked"],
      ["Footer link", "Cookie preferences; the reopened banner gets focus"],
    ],
    keyboard: [
      ["Tab", "Moves through skip link, policy, buttons, then the page"],
      ["Escape", "Closes the preferences without saving"],
    ],
    product: ["consent.md#buttons", "consent.md#banner", "consent.md#choices"],
  },
};
