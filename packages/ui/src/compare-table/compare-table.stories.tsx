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
import { CompareTable, type CompareTableProps } from "./compare-table.tsx";

const words = { en: { fees: "incl. fees" }, es: { fees: "con cargos" } };

const guide: ComponentGuide = {
  purpose: "Compares two to four vehicles side by side and marks the differences.",
  avoid: [
    "For yes or no answers: use ComparisonTable.",
    "For one vehicle: use SpecGrid or SpecList.",
    "With a row for every feature: nearly all rows then differ.",
  ],
  anatomy: [
    ["Only differences", "A checkbox that hides equal rows, also without JavaScript"],
    ["Region", "Scrolls both ways, labelled, focusable"],
    ["Column headers", "The vehicles; stick to the top"],
    ["Row headers", "Stick to the side; a differing row has the sign ≠, hidden text and bold type"],
    ["Cells", "Unknown values show `missingLabel`"],
  ],
  keyboard: [
    ["Tab", "Moves to the checkbox, the table, then its links"],
    ["Space", "Toggles the checkbox"],
    ["Arrow keys", "Scroll the focused table"],
  ],
  product: ["vehicle-page.md#order", "interface.md#behaviour"],
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
    differsLabel: "",
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
    differsLabel: compareTable.differs,
    missingLabel: compareTable.missing,
    onlyDifferencesLabel: compareTable.onlyDifferences,
    summary: compareTable.summary(rows.filter(({ values }) => new Set(values).size > 1).length, rows.length),
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

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const two = propsOf(context, 2);
    const equal = two.groups.slice(2).map((group) => ({
      ...group,
      rows: group.rows.filter(({ values }) => new Set(values).size === 1),
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
    const rows = () => canvas.getAllByRole("row").length;
    const before = rows();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    // Doors; both rows of safety with their heading; one of the warranty.
    await expect(rows()).toBe(before - 5);
    await expect(canvas.queryByText(/^(doors|puertas)$/i)).not.toBeVisible();
    await userEvent.keyboard(" ");
    await expect(rows()).toBe(before);
    await userEvent.tab();
    await expect(region).toHaveFocus();
    await expect(region).toHaveAccessibleName(/3/);
    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
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
    const row = canvas.getAllByRole("rowheader").at(-1)!;
    region.scrollTop = region.scrollHeight;
    region.scrollLeft = getComputedStyle(region).direction === "rtl" ? -400 : 400;
    const frame = region.getBoundingClientRect();
    const from = (element: Element) => element.getBoundingClientRect();
    await expect(Math.abs(region.scrollLeft)).toBeGreaterThan(100);
    await expect(Math.abs(from(corner!).top - frame.top)).toBeLessThan(3);
    const rtl = getComputedStyle(region).direction === "rtl";
    const offset = rtl ? from(row).right - frame.right : from(row).left - frame.left;
    await expect(Math.abs(offset)).toBeLessThan(20);
  },
};
