import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LinkButton } from "../button/button.tsx";
import { FilterChips } from "../filter-chips/filter-chips.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { EmptyResults, type EmptyResultsProps } from "./empty-results.tsx";

const words = {
  en: {
    chips: ["Body style: Convertibles", "Fuel: Electric", "Price: under $15,000"],
    ways: [
      "Without “Fuel: Electric”",
      "Without “Price: under $15,000”",
      "Without “Body style: Convertibles”",
    ],
    ask: "Ask us to find one",
  },
  es: {
    chips: ["Carrocería: convertibles", "Combustible: eléctrico", "Precio: menos de $15,000"],
    ways: [
      "Sin “Combustible: eléctrico”",
      "Sin “Precio: menos de $15,000”",
      "Sin “Carrocería: convertibles con techo de lona”",
    ],
    ask: "Pídanos que le busquemos uno",
  },
};

const guide: ComponentGuide = {
  purpose: "Says that nothing fits, and offers each filter's removal with the number of vehicles it gives.",
  avoid: [
    "As an apology: the sentence is plain, the ways out are numbers and links.",
    "For a page that does not exist: use ErrorPage. For a vehicle that is sold: its own page says so.",
  ],
  anatomy: [
    ["Title and text", "That nothing fits"],
    ["Applied filters", "Each removed by one press"],
    ["Nearest ways", "One filter left off at a time, best first, with its count"],
    ["Ways out", "Start over, ask a person"],
  ],
  keyboard: [
    ["Tab", "Through the chips, the ways and the buttons"],
    ["Enter", "Follows the link"],
  ],
  product: ["listing.md#an-empty-list"],
};

const meta = {
  title: "Vehicle/EmptyResults",
  component: EmptyResults,
  tags: ["stable"],
  parameters: { guide },
  args: { title: null },
  argTypes: { title: { control: false } },
  render: (_, context) => <EmptyResults {...propsOf(context)} />,
} satisfies Meta<typeof EmptyResults>;

export default meta;
type Story = StoryObj<typeof meta>;

function propsOf(context: { globals: Record<string, unknown> }): EmptyResultsProps {
  const { emptyResults, filterChips } = messagesOf(context);
  const w = wordsOf(words, context);
  return {
    title: emptyResults.title,
    text: emptyResults.text,
    applied: (
      <FilterChips
        flow="wrap"
        label={filterChips.label}
        chips={w.chips.map((text, index) => ({
          text,
          removeLabel: filterChips.remove(text),
          href: `#without-${index + 1}`,
        }))}
      />
    ),
    relaxationsTitle: emptyResults.ways,
    relaxations: w.ways.map((text, index) => ({
      text,
      href: `#way-${index + 1}`,
      count: emptyResults.count([12, 3, 1][index]!),
    })),
    children: (
      <>
        <LinkButton href="#all">{emptyResults.startOver}</LinkButton>
        <LinkButton href="#ask" variant="secondary">
          {w.ask}
        </LinkButton>
      </>
    ),
  };
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { applied, relaxations, relaxationsTitle, ...rest } = propsOf(context);
    return (
      <States columns={1}>
        <State name="with the nearest ways and the applied filters">
          <EmptyResults {...propsOf(context)} />
        </State>
        <State name="one way">
          <EmptyResults
            {...rest}
            relaxationsTitle={relaxationsTitle}
            relaxations={relaxations?.slice(0, 1) ?? []}
          />
        </State>
        <State name="no way gives anything">
          <EmptyResults {...rest} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-72">
      <EmptyResults {...propsOf(context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "#without-1",
      "#without-2",
      "#without-3",
      "#way-1",
      "#way-2",
      "#way-3",
      "#all",
      "#ask",
    ]);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
