import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ExampleCalculator } from "../storybook/example-calculator.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf } from "../storybook/words.ts";
import { PaymentCalculator } from "./payment-calculator.tsx";
import { PaymentChange } from "./payment-change.tsx";
import { PaymentFacts, PaymentResult } from "./payment-result.tsx";

const guide: ComponentGuide = {
  purpose:
    "Inputs of a payment (method, cash down, trade, term, credit), and the result with its terms. It does not calculate: it reports changes and shows formatted results.",
  avoid: [
    "For a fixed payment: use Payment.",
    "To compare a few payments at once: use ComparisonChart.",
    "For a credit application: a calculator asks for no personal data.",
  ],
  anatomy: [
    ["Form", "A labelled GET form; without JavaScript the server calculates"],
    ["Method", "SegmentedControl: finance, lease, cash; CSS hides the fields of the others"],
    ["Amounts", "AmountFields: number fields, with sliders if JavaScript runs"],
    ["PaymentResult", "Payment with its terms, lines, facts, total of payments, small print, actions"],
    ["PaymentChange", "Old and new payment, shown and announced half a second after the last change"],
  ],
  keyboard: [
    ["Tab", "Moves through method, each field and its slider, term, credit, buttons"],
    ["Arrow keys", "In a radio group: select the next option; on a slider: one step"],
    ["Home, End", "On a slider: move to its limits"],
    ["Enter", "In a number field: submits the form"],
  ],
  product: ["vehicle-page.md#payment-calculator", "payments.md#calculator-inputs"],
};

const meta = {
  title: "Finance/PaymentCalculator",
  component: PaymentCalculator,
  subcomponents: { PaymentResult, PaymentFacts, PaymentChange },
  tags: ["stable"],
  parameters: { guide, docs: { source: { type: "code" } } },
  args: { label: "", layout: "beside", locked: false, onValuesChange: fn(), children: null, result: null },
  argTypes: {
    label: { control: false },
    children: { control: false },
    result: { control: false },
    methodFields: { control: false },
    paymentFields: { control: false },
    footer: { control: false },
    actions: { control: false },
    purchaseMethod: { control: false },
    formAs: { control: false },
  },
  render: ({ layout, locked, onValuesChange }, context) => (
    <ExampleCalculator
      // Remount on every toolbar or control change.
      key={`${localeOf(context)} ${layout} ${locked}`}
      locale={localeOf(context)}
      {...(layout ? { layout } : {})}
      {...(locked === undefined ? {} : { locked })}
      {...(onValuesChange ? { onValuesChange } : {})}
    />
  ),
} satisfies Meta<typeof PaymentCalculator>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    return (
      <div className="grid gap-7">
        <States columns={1}>
          <State name="finance">
            <ExampleCalculator locale={locale} />
          </State>
          <State name="lease">
            <ExampleCalculator locale={locale} initial={{ method: "lease" }} />
          </State>
          <State name="cash, with a trade">
            <ExampleCalculator locale={locale} initial={{ method: "cash", equity: "4000" }} />
          </State>
          <State name="no lease for these choices">
            <ExampleCalculator locale={locale} initial={{ method: "lease", "lease-term": "27" }} />
          </State>
          <State name="locked: nothing to estimate from">
            <ExampleCalculator locale={locale} locked />
          </State>
        </States>
        <States columns={2}>
          <State name="stacked, one method only">
            <ExampleCalculator locale={locale} layout="stacked" financeOnly />
          </State>
          <State name="stacked, before or without a script, pending">
            <ExampleCalculator locale={locale} layout="stacked" initial={{ credit: "3" }} plain pending />
          </State>
        </States>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-80">
      <ExampleCalculator locale={localeOf(context)} layout="stacked" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const result = canvas.getByRole("region", { name: "Your estimate" });
    await expect(result).toHaveTextContent("$435/mo est.");
    await expect(result).toHaveTextContent("72 mo, 8.99% APR, $2,655 down");
    const leaseTerm = canvasElement.querySelector("[data-method=lease]")!;
    await expect(leaseTerm).not.toBeVisible();

    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Finance" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Lease" })).toBeChecked();
    await expect(leaseTerm).toBeVisible();
    await expect(canvasElement.querySelector("[data-method=finance]")).not.toBeVisible();
    await expect(result).toHaveTextContent("36-month lease, 10,000 mi a year, $2,655 down");
    await expect(result).not.toHaveTextContent("APR");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.queryByRole("spinbutton", { name: "Cash down" })).toBeNull();
    await expect(result).toHaveTextContent("$26,790");
    await userEvent.keyboard("{ArrowRight}");
    await expect(result).toHaveTextContent("$435/mo est.");

    await userEvent.tab();
    const down = canvas.getByRole("spinbutton", { name: "Cash down" });
    await expect(down).toHaveFocus();
    await userEvent.clear(down);
    await userEvent.type(down, "5000");
    await expect(result).toHaveTextContent("$393/mo est.");
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(expect.objectContaining({ down: "5000" }));

    await userEvent.tab();
    await expect(canvas.getByRole("slider", { name: "Cash down" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(down).toHaveValue(5100);
    await userEvent.keyboard("{Home}");
    await expect(down).toHaveValue(0);
    await expect(result).toHaveTextContent("$483/mo est.");
  },
};

export const AnnouncesOnce: Story = {
  name: "Behaviour: several changes are announced once",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const said = canvas.getByRole("status");
    const heard: string[] = [];
    const listener = new MutationObserver(() => heard.push(said.textContent ?? ""));
    listener.observe(said, { childList: true, subtree: true, characterData: true });
    await expect(said).toBeEmptyDOMElement();
    for (const months of ["60", "48", "36"])
      await userEvent.click(canvas.getByRole("radio", { name: months }));
    await expect(said).toBeEmptyDOMElement();
    await waitFor(
      () => expect(said).toHaveTextContent("The estimated payment went from $435 to $767 a month."),
      {
        timeout: 3000,
      },
    );
    listener.disconnect();
    await expect(heard).toHaveLength(1);
  },
};

export const PlainForm: Story = {
  name: "Behaviour: the form submits every field",
  render: (_, context) => <ExampleCalculator locale={localeOf(context)} plain />,
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>("form", { name: "Payment calculator" });
    // A field named "method" shadows the form's `method` property.
    await expect(form).toHaveAttribute("method", "get");
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      method: "finance",
      down: "2655",
      equity: "0",
      term: "72",
      credit: "0",
      "lease-term": "36",
      miles: "10000",
    });
    await expect(within(form).getByRole("button", { name: "Update estimate" })).toHaveAttribute(
      "type",
      "submit",
    );
  },
};
