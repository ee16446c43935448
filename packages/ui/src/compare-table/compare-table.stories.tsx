import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Link } from "../link/link.tsx";
import { Price } from "../price/price.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { comparedGroups } from "../storybook/example-comparison.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { exampleVehicles } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { type ComparedRow, CompareTable, type CompareTableProps } from "./compare-table.tsx";

const words = { en: { fees: "incl. fees" }, es: { fees: "con cargos" } };

const guide: ComponentGuide = {
  purpose: "Compares two to four vehicles side by side and marks the differences.",
  avoid: [
    "For yes or no answers: use ComparisonTable.",
    "For one vehicle: use SpecGrid or SpecList.",
    "With a row for every feature: nearly all rows then differ.",
  ],
  anatomy: [
    ["Only differences", "A checkbox that hides what is equal, also without JavaScript"],
    ["Region", "Labelled, focusable; scrolls both ways where the columns do not fit"],
    ["Column headers", "The vehicles; stick to the top"],
    ["Row headers", "Stick to the side; in a narrow place above the values"],
    ["Marks", "Say which value is the lowest or best, in words"],
    ["Same on all", "Last in each group: the shared values in one row, which opens"],
    ["Cells", "Unknown values show `missingLabel`"],
  ],
  keyboard: [
    ["Tab", "Moves to the checkbox, the table, then its links"],
    ["Space", "Toggles the checkbox"],
    ["Arrow keys", "Scroll the focused table"],
  ],
  product: ["saved-vehicles.md"],
};

const meta = {
  id: "vehicle-comparetable",
  title: "Search and compare/CompareTable",
  component: CompareTable,
  tags: ["beta"],
  parameters: { guide },
  args: {
    caption: "",
    vehicles: [],
    groups: [],
    specLabel: "",
    sameLabel: "",
    missingLabel: "",
    onlyDifferencesLabel: "",
  },
  argTypes: { vehicles: { control: false }, groups: { control: false } },
  render: (_, context) => <CompareTable {...propsOf(context, 3)} />,
} satisfies Meta<typeof CompareTable>;

export default meta;
type Story = StoryObj<typeof meta>;

function propsOf(context: { globals: Record<string, unknown> }, count: number): CompareTableProps {
  const { compareTable } = messagesOf(context);
  const locale = localeOf(context);
  const groups = comparedGroups(locale, count);
  const rows = groups.flatMap((group) => group.rows);
  return {
    caption: compareTable.caption(count),
    specLabel: compareTable.spec,
    sameLabel: compareTable.same(count),
    missingLabel: compareTable.missing,
    onlyDifferencesLabel: compareTable.onlyDifferences,
    summary: compareTable.summary(
      rows.filter(({ values }) => new Set(values.map(textOf)).size > 1).length,
      rows.length,
    ),
    groups,
    vehicles: exampleVehicles.slice(0, count).map(({ id, title, body, paint, price }) => ({
      id,
      title: (
        <Link href={`#${id}`} variant="standalone">
          {title}
        </Link>
      ),
      image: <Illustration body={body} paint={paint} locale={locale} />,
      price: <Price size="sm" amount={price} note={wordsOf(words, context).fees} />,
      remove: (
        <IconButton variant="ghost" size="sm" label={compareTable.remove(title)}>
          <Glyph name="close" size={18} />
        </IconButton>
      ),
    })),
  };
}

const textOf = (value: ComparedRow["values"][number]) => (typeof value === "object" ? value?.text : value);

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const two = propsOf(context, 2);
    const equal = two.groups.slice(2).map((group) => ({
      ...group,
      rows: group.rows.filter(({ values }) => new Set(values.map(textOf)).size === 1),
    }));
    return (
      <States columns={1}>
        <State name="three vehicles">
          <CompareTable {...propsOf(context, 3)} />
        </State>
        <State name="four vehicles, names alone">
          <CompareTable
            {...propsOf(context, 4)}
            vehicles={propsOf(context, 4).vehicles.map(({ id, title }) => ({ id, title }))}
          />
        </State>
        <State name="nothing differs: the box has nothing to do">
          <CompareTable
            {...two}
            vehicles={two.vehicles.map(({ id, title }) => ({ id, title }))}
            groups={equal}
            summary={undefined}
          />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-80">
      <CompareTable {...propsOf(context, 3)} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox");
    const region = canvas.getByRole("region");
    const same = canvas.getAllByRole("group");
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    for (const row of same) await expect(row).not.toBeVisible();
    await expect(canvas.queryByText(/^(safety|seguridad)$/i)).not.toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(/^(safety|seguridad)$/i)).toBeVisible();
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region).toHaveAccessibleName(/3/);
    await userEvent.tab();
    await expect(canvas.getAllByRole("button")[0]).toHaveFocus();
  },
};

export const StickyHeaders: Story = {
  render: (_, context) => (
    <div className="w-80">
      <CompareTable {...propsOf(context, 4)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region");
    const [corner] = canvas.getAllByRole("columnheader");
    const [, row] = canvas.getAllByRole("rowheader");
    region.scrollTop = region.scrollHeight;
    region.scrollLeft = getComputedStyle(region).direction === "rtl" ? -400 : 400;
    const frame = region.getBoundingClientRect();
    const from = (element: Element) => element.getBoundingClientRect();
    await expect(Math.abs(region.scrollLeft)).toBeGreaterThan(100);
    await expect(Math.abs(from(corner!).top - frame.top)).toBeLessThan(3);
    const rtl = getComputedStyle(region).direction === "rtl";
    const offset = rtl ? from(row!).right - frame.right : from(row!).left - frame.left;
    await expect(Math.abs(offset)).toBeLessThan(20);
  },
};
