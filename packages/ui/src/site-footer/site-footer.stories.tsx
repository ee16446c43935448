import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SampleFooter, sampleFooterColumns } from "../storybook/sample-footer.tsx";
import { State, States } from "../storybook/states.tsx";
import { SiteFooter } from "./site-footer.tsx";

const guide: ComponentGuide = {
  purpose: "The footer of every page: dealership, opening hours, navigation, small print.",
  avoid: ["In a flow: use MinimalLayout.", "For disclaimers of one offer: show them beside the offer."],
  anatomy: [
    ["Band", "Dark in both modes"],
    ["Dealership", "Logo, one sentence, short opening hours, a phone button"],
    ["Navigation", "A list of links under each title"],
    ["Legal line", "Copyright, legal pages, cookie preferences, languages"],
    ["Fine print", "Small print of every page"],
  ],
  keyboard: [
    ["Tab", "Moves through logo, phone, links, legal line"],
    ["Enter", "Follows the link"],
  ],
  product: ["dealership.md#menus", "consent.md#banner"],
};

const meta = {
  id: "components-sitefooter",
  title: "Layout/SiteFooter",
  component: SiteFooter,
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen" },
  args: { logo: null, navLabel: "", columns: [], copyright: "", legal: [] },
  render: (args, context) => <SampleFooter context={context} {...args} />,
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => (
    <States columns={1}>
      <State name="everything">
        <SampleFooter context={context} className="mt-0!" />
      </State>
      <State name="two columns, without hours, telephone and fine print">
        <SampleFooter
          context={context}
          className="mt-0!"
          hours={undefined}
          contact={null}
          finePrint={null}
          legalExtra={null}
          columns={sampleFooterColumns(context).slice(0, 2)}
        />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const footer = within(canvasElement).getByRole("contentinfo");
    const links = within(footer).getAllByRole("link");
    for (const link of links.slice(0, 5)) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
    await expect(within(footer).getByRole("navigation", { name: "Footer" })).toContainElement(links[3]!);
  },
};
