import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Glyph } from "../glyph/glyph.tsx";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { IconButton, IconLink } from "./icon-button.tsx";

const words = {
  en: {
    close: "Close",
    save: "Save 2025 Outlander",
    call: "Call Larkspur North",
    share: "Share this vehicle",
  },
  es: {
    close: "Cerrar",
    save: "Guardar Outlander 2025",
    call: "Llamar a Larkspur North",
    share: "Compartir este vehículo con otra persona",
  },
};

const guide: ComponentGuide = {
  purpose: "A button or link with an icon only, where text does not fit: close, save, call.",
  avoid: [
    "For a main action or an ambiguous icon: use Button with text.",
    "Without `label`: the types require it for screen readers.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <IconButton label="Close">
            <Glyph name="close" />
          </IconButton>
        ),
        because: "A known icon, where text does not fit.",
      },
      dont: {
        shows: () => (
          <IconButton label="Value my trade">
            <Icon name="compare" />
          </IconButton>
        ),
        because: "Nobody can guess this icon: use a Button with text.",
      },
    },
  ],
  anatomy: [
    ["IconButton, IconLink", "A native button or link, round, 44 px by default; labelled by `label`"],
    ["Icon", "Its child, decorative"],
  ],
  keyboard: [
    ["Tab", "Moves focus to it"],
    ["Enter, Space", "Activates the button; links react to Enter only"],
  ],
  product: ["interface.md#behaviour"],
};

const meta = {
  id: "components-iconbutton",
  title: "Actions/IconButton",
  component: IconButton,
  subcomponents: { IconLink },
  tags: ["stable"],
  parameters: { guide },
  args: { onClick: fn(), label: "", children: <Icon name="share" /> },
  render: (args, context) => <IconButton {...args} label={args.label || wordsOf(words, context).share} />,
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { close, save, call } = wordsOf(words, context);
    return (
      <States columns={4}>
        <State name="outline">
          <IconButton label={close}>
            <Glyph name="close" />
          </IconButton>
        </State>
        <State name="floating, over a picture">
          <div className="stage rounded-md p-4">
            <IconButton label={save} variant="floating">
              <Icon name="heart" />
            </IconButton>
          </div>
        </State>
        <State name="ghost">
          <IconButton label={close} variant="ghost">
            <Glyph name="close" />
          </IconButton>
        </State>
        <State name="link">
          <IconLink label={call} href="tel:+14175550142">
            <Icon name="phone" />
          </IconLink>
        </State>
        {(["sm", "md", "lg"] as const).map((size) => (
          <State key={size} name={`size ${size}`}>
            <IconButton label={close} size={size}>
              <Glyph name="close" />
            </IconButton>
          </State>
        ))}
        <State name="pressed">
          <IconButton label={save} aria-pressed="true">
            <Icon name="heart" className="fill-current text-saved" />
          </IconButton>
        </State>
        <State name="disabled">
          <IconButton label={close} disabled>
            <Glyph name="close" />
          </IconButton>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", {
      name: "Compartir este vehículo con otra persona",
    });
    await expect(button.offsetWidth).toBe(button.offsetHeight);
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
