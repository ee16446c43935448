import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Glyph } from "../glyph/glyph.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { Button, LinkButton } from "./button.tsx";

const words = {
  en: {
    check: "Check availability",
    sending: "Sending",
    save: "Save",
    remove: "Remove vehicle",
    browse: "See all vehicles",
  },
  es: {
    check: "Comprobar la disponibilidad de este vehículo",
    sending: "Enviando su solicitud",
    save: "Guardar",
    remove: "Quitar el vehículo",
    browse: "Ver todos los vehículos",
  },
};

const guide: ComponentGuide = {
  purpose: "Triggers an action on the page: submits a form, opens a dialog, changes the view.",
  avoid: [
    "To go to another page: use LinkButton. Pass a router's link component as `as`.",
    "For a second main action: a view has one primary button. Use secondary or ghost.",
    "For an icon without text: use IconButton, which requires a label.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <div className="flex flex-wrap gap-2.5">
            <Button>Check availability</Button>
            <Button variant="secondary">Save</Button>
          </div>
        ),
        because: "One primary action per view; the others are secondary.",
      },
      dont: {
        shows: () => (
          <div className="flex flex-wrap gap-2.5">
            <Button>Check availability</Button>
            <Button>Save</Button>
          </div>
        ),
        because: "Two primary buttons compete, so neither is the main action.",
      },
    },
    {
      do: {
        shows: () => <Button>Send my request</Button>,
        because: "A verb and its object say what happens.",
      },
      dont: { shows: () => <Button>OK</Button>, because: "“OK” says nothing outside its sentence." },
    },
  ],
  anatomy: [
    ["Button", "A native button, `type=button` by default"],
    ["Icon", "Before the text, optional, never alone"],
    ["Text", "A verb and its object"],
    ["Spinner", "Replaces the icon while `pending`; focus and text stay"],
  ],
  keyboard: [
    ["Tab", "Moves focus to the button"],
    ["Enter, Space", "Presses it"],
  ],
  product: ["interface.md#look"],
};

const meta = {
  id: "components-button",
  title: "Actions/Button",
  component: Button,
  subcomponents: { LinkButton },
  tags: ["stable"],
  parameters: { guide },
  args: { onClick: fn() },
  render: (args, context) => <Button {...args}>{args.children ?? wordsOf(words, context).check}</Button>,
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const variants = ["primary", "accent", "secondary", "ghost", "danger"] as const;

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { check, sending, save, remove, browse } = wordsOf(words, context);
    return (
      <States columns={3}>
        {variants.map((variant) => (
          <State key={variant} name={variant}>
            <Button variant={variant}>{variant === "danger" ? remove : check}</Button>
          </State>
        ))}
        <State name="inverse, on a dark band">
          <div className="surface-inverse rounded-md p-4">
            <Button variant="inverse">{check}</Button>
          </div>
        </State>
        {(["sm", "md", "lg"] as const).map((size) => (
          <State key={size} name={`size ${size}`}>
            <Button size={size}>
              <Glyph name="check" />
              {save}
            </Button>
          </State>
        ))}
        <State name="pending">
          <Button pending>{sending}</Button>
        </State>
        <State name="disabled">
          <Button disabled>{check}</Button>
        </State>
        <State name="pending, in the icon's place">
          <Button pending>
            <Glyph name="check" />
            {sending}
          </Button>
        </State>
        <State name="waiting: aria-disabled">
          <Button variant="secondary" aria-disabled="true">
            {save}
          </Button>
        </State>
        <State name="link">
          <LinkButton href="#list">{browse}</LinkButton>
        </State>
        <State name="block">
          <Button block>{check}</Button>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-52">
      <Button block>{wordsOf(words, context).check}</Button>
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const PendingIgnoresPresses: Story = {
  args: { pending: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const PendingStopsEnter: Story = {
  render: (args, context) => (
    <form>
      <TextInput name="a" aria-label={wordsOf(words, context).save} />
      <TextInput name="b" aria-label={wordsOf(words, context).remove} className="my-3" />
      <Button {...args} type="submit" pending>
        {wordsOf(words, context).sending}
      </Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    const sent = fn((event: Event) => event.preventDefault());
    canvasElement.querySelector("form")!.addEventListener("submit", sent);
    await userEvent.type(within(canvasElement).getAllByRole("textbox")[0]!, "a{Enter}");
    await userEvent.click(within(canvasElement).getByRole("button"));
    await expect(sent).not.toHaveBeenCalled();
  },
};
