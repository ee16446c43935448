import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { CopyButton, type CopyButtonProps } from "./copy-button.tsx";

const words = {
  en: { copy: "Copy the VIN", vin: "VIN" },
  es: {
    copy: "Copiar el número de identificación del vehículo",
    vin: "Número de identificación del vehículo",
  },
};

const guide: ComponentGuide = {
  purpose: "Copies text to the clipboard, such as a VIN for an insurance quote.",
  avoid: [
    "Without the text beside it: if the clipboard is denied, users must select the text.",
    "For a phone number or an address: use a `tel:` or map link.",
  ],
  anatomy: [
    ["CopyButton", "A native button of 32 px; needs JavaScript, its space is reserved"],
    ["Icon", "Becomes a check after copying, until blur"],
    ["Announcement", "`doneLabel`, announced each time"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the button"],
    ["Enter, Space", "Copies"],
  ],
  product: ["vehicle-page.md#order"],
};

const VIN = "JA4J4VAR4RZ004417";

const meta = {
  id: "components-copybutton",
  title: "Actions/CopyButton",
  component: CopyButton,
  tags: ["stable"],
  parameters: { guide },
  args: {
    text: VIN,
    label: "",
    doneLabel: "",
    icon: <Icon name="copy" size={16} />,
    doneIcon: <Icon name="check" size={20} className="text-success-text" />,
  },
  render: (args, context) => <Vin {...args} {...labels(context)} />,
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const labels = (context: Parameters<typeof messagesOf>[0]) => ({
  label: wordsOf(words, context).copy,
  doneLabel: messagesOf(context).copyButton.done,
  term: wordsOf(words, context).vin,
});

function Vin({ term, ...rest }: CopyButtonProps & { term: string }) {
  return (
    <div className="relative inline-block rounded-md border border-line bg-surface py-2.5 ps-4 pe-14">
      <p className="text-caption text-subtle">{term}</p>
      <p className="font-medium">{rest.text}</p>
      <CopyButton {...rest} className="absolute end-2 top-2" />
    </div>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  beforeEach: () => clipboard(fn(async () => {})),
  render: (args, context) => (
    <States>
      <State name="before">
        <Vin {...args} {...labels(context)} />
      </State>
      <State name="copied, until the focus leaves">
        <div data-copied="">
          <Vin {...args} {...labels(context)} />
        </div>
      </State>
    </States>
  ),
  play: async ({ canvasElement }) => {
    const copied = canvasElement.querySelector<HTMLElement>("[data-copied]")!;
    await userEvent.click(within(copied).getByRole("button"));
    await waitFor(() => expect(within(copied).getByRole("status")).not.toBeEmptyDOMElement());
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [(StoryElement) => <div className="w-56">{StoryElement()}</div>],
};

/** A fake clipboard for one story. */
function clipboard(writeText: (text: string) => Promise<void>) {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return () => Reflect.deleteProperty(navigator, "clipboard");
}

const writeText = fn(async () => {});

export const Keyboard: Story = {
  beforeEach: () => {
    writeText.mockClear();
    return clipboard(writeText);
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy the VIN" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Copied"));
    await userEvent.keyboard(" ");
    await expect(writeText).toHaveBeenCalledTimes(2);
    await expect(writeText).toHaveBeenCalledWith(VIN);
  },
};

export const ClipboardDenied: Story = {
  beforeEach: () => clipboard(() => Promise.reject(new Error("not allowed"))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button"));
    await expect(canvas.getByRole("status")).toHaveTextContent("");
    await expect(canvas.getByText(VIN)).toBeVisible();
  },
};
