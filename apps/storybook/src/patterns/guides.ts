import type { ComponentGuide } from "@forecourt/ui/storybook/component-guide.ts";

/** What the pages of the patterns say; the same form as a component's. */
export const guides: Record<"wizard" | "consent", ComponentGuide> = {
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
