import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf } from "../storybook/words.ts";
import { type LanguageOption, LanguageSwitch } from "./language-switch.tsx";

const guide: ComponentGuide = {
  purpose: "Links to the same page in other languages.",
  avoid: [
    "With flags: a language is not a country.",
    "With names in the page's language: show Español, not Spanish.",
    "Linking to the home page: link to the same page.",
  ],
  anatomy: [
    ["Navigation", "A landmark named `Language`"],
    ["Links", "Each in its own language, with `lang` and `hreflang`"],
    ["Current", "Omitted, or marked with `aria-current` if all are shown"],
  ],
  keyboard: [
    ["Tab", "Moves focus to each language"],
    ["Enter", "Opens this page in it"],
  ],
  product: ["content.md#languages"],
};

const languagesOf = (current: string): LanguageOption[] =>
  [
    { lang: "en", label: "English", href: "#en" },
    { lang: "es", label: "Español", href: "#es" },
  ].map((language) => ({ ...language, current: language.lang === current }));

const meta = {
  id: "components-languageswitch",
  title: "Navigation/LanguageSwitch",
  component: LanguageSwitch,
  tags: ["stable"],
  parameters: { guide },
  args: { label: "", languages: [] },
  render: (args, context) => (
    <LanguageSwitch
      {...args}
      label={args.label || messagesOf(context).languageSwitch.label}
      languages={args.languages.length > 0 ? args.languages : languagesOf(localeOf(context))}
    />
  ),
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const label = messagesOf(context).languageSwitch.label;
    const languages = languagesOf(localeOf(context));
    const four: LanguageOption[] = [
      ...languages,
      { lang: "vi", label: "Tiếng Việt", href: "#vi" },
      { lang: "ar", label: "العربية", href: "#ar" },
    ];
    return (
      <States columns={3}>
        <State name="the other language">
          <LanguageSwitch label={label} languages={languages} />
        </State>
        <State name="as a button, in a menu's footer">
          <LanguageSwitch label={label} languages={languages} variant="button" />
        </State>
        <State name="all, the current one marked">
          <LanguageSwitch label={label} languages={languages} show="all" />
        </State>
        <State name="four languages">
          <LanguageSwitch label={label} languages={four} show="all" />
        </State>
        <State name="on a dark band">
          <div className="surface-inverse rounded-md p-4 text-caption">
            <LanguageSwitch label={label} languages={languages} show="all" />
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  args: { show: "all", variant: "button" },
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
};

export const Keyboard: Story = {
  args: { show: "all" },
  play: async ({ canvasElement }) => {
    const nav = within(canvasElement).getByRole("navigation", { name: "Language" });
    const [english, spanish] = within(nav).getAllByRole("link");
    await userEvent.tab();
    await expect(english).toHaveFocus();
    await expect(english).toHaveAttribute("aria-current", "page");
    await userEvent.tab();
    await expect(spanish).toHaveFocus();
    await expect(spanish).toHaveAttribute("lang", "es");
    await expect(spanish).toHaveAttribute("hreflang", "es");
  },
};
