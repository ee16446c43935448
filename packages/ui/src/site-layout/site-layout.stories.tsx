import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Container } from "../container/container.tsx";
import { Note } from "../note/note.tsx";
import { PageHeader } from "../page-header/page-header.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SamplePage } from "../storybook/sample-page.tsx";
import { messagesOf, type StoryContext, wordsOf } from "../storybook/words.ts";
import { SiteLayout } from "./site-layout.tsx";

const words = {
  en: { title: "Special offers", text: "On new vehicles this month." },
  es: { title: "Ofertas especiales", text: "En vehículos nuevos durante todo este mes." },
};

const guide: ComponentGuide = {
  purpose: "The layout of a page: utility bar, header, mobile menu, `main`, footer.",
  avoid: [
    "In a flow such as the pricing wizard: use MinimalLayout.",
    "Twice in a document: it renders `main` and fixed ids.",
  ],
  anatomy: [
    ["Skip link", "The first link of the page"],
    ["Notice", "The consent banner, next in tab order"],
    ["UtilityBar, SiteHeader", "The utility bar and the header"],
    ["MobileMenu", "Opened by the header's button below 1024 px"],
    ["Main", "Target of the skip link"],
    ["Footer", "A SiteFooter"],
  ],
  keyboard: [
    ["Tab", "Moves through skip link, notice, utility bar, header, page, footer"],
    ["Enter", "On the skip link: moves focus to `main`"],
  ],
  product: ["dealership.md#menus", "interface.md#look"],
};

const meta = {
  id: "components-sitelayout",
  title: "Layout/SiteLayout",
  component: SiteLayout,
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "560px" } } },
  args: {
    skipLabel: "",
    utilityBar: { start: null, end: null },
    logo: null,
    navLabel: "",
    nav: [],
    menu: { openLabel: "", title: "", closeLabel: "" },
    footer: null,
  },
  render: (_, context) => <Sample context={context} />,
} satisfies Meta<typeof SiteLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

function Sample({ context, notice }: { context: StoryContext; notice?: string }) {
  return (
    <SamplePage context={context} notice={notice ? <Note icon="shield">{notice}</Note> : null}>
      <Container>
        <PageHeader {...wordsOf(words, context)} className="pt-6" />
      </Container>
    </SamplePage>
  );
}

export const Playground: Story = {};

/** With a notice; the Playground has none. */
export const AllStates: Story = {
  name: "States",
  render: (_, context) => <Sample context={context} notice={messagesOf(context).consentBanner.notice} />,
};

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toHaveFocus();
    await expect(canvasElement.querySelector(skip.getAttribute("href")!)).toBe(canvas.getByRole("main"));
    const opener = canvas.queryByRole("button", { name: "Open the menu" });
    // From 1024 px the header has the links.
    if (!opener) return;
    await userEvent.click(opener);
    await expect(canvas.getByRole("dialog", { name: "Menu" })).toHaveAttribute("open");
  },
};
