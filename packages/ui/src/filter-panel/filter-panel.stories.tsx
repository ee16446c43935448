import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { CheckboxRow } from "../checkbox/checkbox.tsx";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ExampleFilterPanel } from "../storybook/example-filters.tsx";
import { inFrame } from "../storybook/in-frame.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { FilterGroup, FilterMore, FilterPanel } from "./filter-panel.tsx";

const words = {
  en: { fuel: "Fuel", gas: "Gas", hybrid: "Hybrid", electric: "Electric", summary: "1 chosen" },
  es: {
    fuel: "Tipo de combustible",
    gas: "Gasolina",
    hybrid: "Híbrido enchufable",
    electric: "Eléctrico",
    summary: "1 elegido",
  },
};

const guide: ComponentGuide = {
  purpose: "All filters of a list in one form: a sidebar on wide screens, a full-height sheet on small ones.",
  avoid: [
    "To list applied filters: use FilterChips above the results. Ticked boxes do not move.",
    "With a nested scroll area: after eight values, FilterMore expands the rest in place.",
    "Without empty values: keep them visible, disabled, with a count of 0.",
  ],
  anatomy: [
    ["Form", "A GET form that works without JavaScript; on small screens a popover"],
    ["Head", "Title, clear all, close: small screens only"],
    ["FilterGroup", "A disclosure with a labelled group; its summary shows the selection while closed"],
    ["Rows", "CheckboxRow with counts, RangeFields"],
    ["FilterMore", "The values after the eighth; its button keeps focus"],
    ["Submit", "`Show 231 vehicles`, sticky; hidden in the sidebar if changes apply immediately"],
  ],
  keyboard: [
    ["Tab", "Moves through groups, boxes and links"],
    ["Enter, Space", "Expands a group or the rest of its values"],
    ["Space", "Toggles a box; focus stays on it"],
    ["Escape", "Closes the sheet, returns focus to its button"],
  ],
  product: ["listing.md#filters", "listing.md#without-javascript"],
};

const meta = {
  id: "vehicle-filterpanel",
  title: "Search and compare/FilterPanel",
  component: FilterPanel,
  subcomponents: { FilterGroup, FilterMore },
  tags: ["stable"],
  parameters: { guide },
  args: { id: "filters", action: "#results", title: "", closeLabel: "", submit: null },
  argTypes: { submit: { control: false }, clear: { control: false } },
  render: (_, context) => <Filters context={context} id={`filters-${context.name}`} />,
} satisfies Meta<typeof FilterPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = { globals: Record<string, unknown> };

function Filters({ context, id }: { context: Context; id: string }) {
  const { listToolbar } = messagesOf(context);
  return (
    <div className="lg:w-71">
      <Button variant="secondary" popoverTarget={id} className="lg:hidden">
        <Icon name="filter" />
        {listToolbar.filters}
      </Button>
      <ExampleFilterPanel id={id} context={context} />
    </div>
  );
}

export const Playground: Story = { parameters: inFrame(760) };

export const AllStates: Story = {
  name: "States",
  parameters: inFrame(1100),
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { filterPanel } = messagesOf(context);
    const rows = (
      <>
        <CheckboxRow label={t.gas} count={68} defaultChecked />
        <CheckboxRow label={t.hybrid} count={12} />
        <CheckboxRow label={t.electric} count={0} />
      </>
    );
    return (
      <States columns={3}>
        <State name="rail from 1024 px; a sheet below it">
          <Filters context={context} id="filters-states" />
        </State>
        <State name="group, closed">
          <FilterGroup title={t.fuel}>{rows}</FilterGroup>
        </State>
        <State name="group, closed, with what is chosen">
          <FilterGroup title={t.fuel} summary={t.summary}>
            {rows}
          </FilterGroup>
        </State>
        <State name="group, open: chosen, open, none left">
          <FilterGroup title={t.fuel} open>
            {rows}
          </FilterGroup>
        </State>
        <State name="more, closed">
          <FilterMore label={filterPanel.more(14)} lessLabel={filterPanel.fewer}>
            {rows}
          </FilterMore>
        </State>
        <State name="more, open">
          <FilterMore label={filterPanel.more(14)} lessLabel={filterPanel.fewer} open>
            {rows}
          </FilterMore>
        </State>
      </States>
    );
  },
};

/** The sheet on a phone: full height with a sticky button. */
export const Sheet: Story = {
  parameters: inFrame(760),
  globals: { viewport: { value: "mobile2", isRotated: false } },
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector<HTMLElement>("[popovertarget]")!;
    // Wide screens show the sidebar and no button.
    if (getComputedStyle(opener).display === "none") return;
    await userEvent.click(opener);
    const form = canvasElement.querySelector("form")!;
    await waitFor(() => expect(form.matches(":popover-open")).toBe(true));
    await expect(form.getBoundingClientRect().height).toBe(innerHeight);
    // Wait for the transition.
    await waitFor(() => expect(within(form).getByRole("button", { name: /231/ })).toBeVisible());
    await userEvent.click(within(form).getAllByRole("checkbox")[0]!);
    await expect(within(form).getByRole("button", { name: /148/ })).toBeVisible();
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  parameters: inFrame(760),
};

/** Groups and sheet are native; their keys are tested in `apps/storybook/tests`. */
export const Keyboard: Story = {
  parameters: inFrame(760),
  play: async ({ canvasElement }) => {
    const opener = canvasElement.querySelector<HTMLElement>("[popovertarget]")!;
    const form = canvasElement.querySelector("form")!;
    const isSheet = getComputedStyle(opener).display !== "none";
    if (isSheet) {
      opener.focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(form.matches(":popover-open")).toBe(true));
    }
    const [condition] = form.querySelectorAll("details");
    const summary = condition!.querySelector("summary")!;
    const box = within(condition!).getAllByRole("checkbox")[0]!;
    await userEvent.click(summary);
    await waitFor(() => expect(condition!.open).toBe(false));
    await userEvent.click(summary);
    await waitFor(() => expect(condition!.open).toBe(true));
    await expect(summary).toHaveFocus();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    const more = [...form.querySelectorAll("details")].find((details) => details.matches("details details"))!;
    const rest = more.querySelector("summary")!;
    await userEvent.click(rest);
    await waitFor(() => expect(more.open).toBe(true));
    await expect(rest).toHaveFocus();
    await expect(rest).toBeVisible();
    await userEvent.tab();
    await expect(within(more).getAllByRole("checkbox")[0]).toHaveFocus();
    if (!isSheet) return;
    await userEvent.click(within(form).getByRole("button", { name: /^(close|cerrar)$/i }));
    await waitFor(() => expect(form.matches(":popover-open")).toBe(false));
    await expect(opener).toHaveFocus();
  },
};

export const EmptyValuesAreDisabled: Story = {
  parameters: inFrame(760),
  play: async ({ canvasElement }) => {
    const volvo = canvasElement.querySelector<HTMLInputElement>("input[value=Volvo]")!;
    await expect(volvo).toBeDisabled();
  },
};
