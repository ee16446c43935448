import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ExampleWizard, wizardWords } from "../storybook/example-wizard.tsx";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Wizard } from "./wizard.tsx";

const guide: ComponentGuide = {
  purpose: "A multi-step form with a summary of the answers.",
  avoid: [
    "For fewer than three questions: use a plain form.",
    "If each step is a separate page: use Stepper above the page's form.",
    "To hide the number of steps: it is always shown.",
  ],
  anatomy: [
    ["Stepper", "Segments and the position as text, announced on change"],
    ["Step", "Heading, lead and fields; other steps stay in the form, hidden"],
    ["Skipped step", "Skipped in both directions; keeps its answers but does not submit them"],
    ["Back, Continue", "Back at the start, the main action at the end; Enter in a field continues"],
    ["Summary", "The answers so far: beside the step, below it on small screens"],
  ],
  keyboard: [
    ["Enter", "In a field or on Continue: opens the next step and focuses its heading"],
    ["Tab", "Moves from the heading to the first field"],
    ["Space, Enter", "On Back: opens the previous step with its answers"],
  ],
  product: ["visitor.md#pricing-wizard", "trade-in.md#navigation", "forms.md"],
};

const finished = fn();

const meta = {
  id: "components-wizard",
  title: "Forms/Wizard",
  component: Wizard,
  tags: ["beta"],
  parameters: { guide },
  args: {
    title: "",
    steps: [],
    step: "",
    onStepChange: () => {},
    onFinish: finished,
    placeText: () => "",
    stateWords: { done: "", skipped: "" },
    backLabel: "",
    nextLabel: "",
  },
  render: ({ onFinish }, context) => (
    <ExampleWizard
      t={wordsOf(wizardWords, context)}
      messages={messagesOf(context)}
      name="flow"
      onFinish={onFinish}
    />
  ),
} satisfies Meta<typeof Wizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const own = { t: wordsOf(wizardWords, context), messages: messagesOf(context) };
    return (
      <div className="grid gap-16">
        <States columns={1}>
          <State name="a step with summary">
            <div className="max-w-304">
              <ExampleWizard {...own} name="a" start="credit" />
            </div>
          </State>
        </States>
        <States>
          <State name="first step: no Back">
            <ExampleWizard {...own} name="b" summary={false} />
          </State>
          <State name="trade equity not asked">
            <ExampleWizard {...own} name="c" start="credit" trading={false} summary={false} />
          </State>
          <State name="an answer is wanting">
            <ExampleWizard {...own} name="d" start="contact" emailMissing summary={false} />
          </State>
          <State name="pending">
            <ExampleWizard {...own} name="e" start="contact" pending summary={false} />
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
    <div className="w-72">
      <ExampleWizard t={wizardWords.es} messages={messagesOf(context)} name="flow" start="credit" />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const at = async (heading: string, place: string) => {
      await expect(canvas.getByRole("heading", { name: heading })).toHaveFocus();
      await expect(canvas.getByRole("status")).toHaveTextContent(place);
      await expect(canvas.getAllByRole("heading")).toHaveLength(1);
    };
    const t = wizardWords.en;
    const [downHeading, tradingHeading, equityHeading, creditHeading, contactHeading] = t.headings as [
      string,
      string,
      string,
      string,
      string,
    ];
    await expect(document.body).toHaveFocus();
    await expect(canvas.queryByRole("button", { name: "Back" })).toBeNull();
    await expect(canvas.getByRole("heading", { name: downHeading })).toBeVisible();
    const down = canvas.getByRole<HTMLInputElement>("spinbutton", { name: t.down });
    await userEvent.clear(down);
    await userEvent.type(down, "5200{Enter}");
    await at(tradingHeading, "Step 2 of 5: Trade-in");
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: t.yes })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await at(equityHeading, "Step 3 of 5: Trade equity");
    const equity = canvas.getByRole<HTMLInputElement>("spinbutton", { name: t.equity });
    await userEvent.clear(equity);
    await userEvent.type(equity, "7100");

    // Without a trade-in the third step is skipped; the fourth keeps its number.
    const back = () => canvas.getByRole("button", { name: "Back" });
    back().focus();
    await userEvent.keyboard("{Enter}");
    await at(tradingHeading, "Step 2 of 5: Trade-in");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: t.no })).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await at(creditHeading, "Step 4 of 5: Credit range");
    const sent = () => new FormData(canvasElement.querySelector("form")!);
    await expect(sent().get("down")).toBe("5200");
    await expect(sent().get("equity")).toBeNull();

    back().focus();
    await userEvent.keyboard(" ");
    await at(tradingHeading, "Step 2 of 5: Trade-in");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await at(equityHeading, "Step 3 of 5: Trade equity");
    await expect(canvas.getByRole("spinbutton", { name: t.equity })).toHaveValue(7100);
    await expect(sent().get("equity")).toBe("7100");

    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await userEvent.click(canvas.getByRole("button", { name: "Continue" }));
    await at(contactHeading, "Step 5 of 5: Contact details");
    await expect(args.onFinish).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("ana@example.com{Enter}");
    await expect(args.onFinish).toHaveBeenCalledTimes(1);
  },
};

export const PendingIgnoresSubmit: Story = {
  render: (_, context) => (
    <ExampleWizard
      t={wordsOf(wizardWords, context)}
      messages={messagesOf(context)}
      name="flow"
      start="contact"
      pending
      onFinish={finished}
    />
  ),
  play: async ({ canvasElement }) => {
    finished.mockClear();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: wizardWords.en.finish }));
    await userEvent.type(canvas.getByRole("textbox"), "ana@example.com{Enter}");
    await expect(finished).not.toHaveBeenCalled();
  },
};
