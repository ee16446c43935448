import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { LockedInventory } from "./locked-inventory.tsx";

const words = {
  en: {
    title: "6 more vehicles that fit are not listed yet",
    one: "1 more vehicle that fits is not listed yet",
    text: "They are being inspected or have just been traded in. Name, email and phone open them, once for the whole site.",
    unlock: "See them now",
  },
  es: {
    title: "Hay 6 vehículos más que cumplen con su búsqueda y todavía no se publican",
    one: "Hay 1 vehículo más que todavía no se publica",
    text: "Están en inspección o acaban de llegar. Con su nombre, correo y teléfono los ve, una sola vez para todo el sitio.",
    unlock: "Ver estos vehículos ahora",
  },
};

const guide: ComponentGuide = {
  purpose: "Shows after a list how many vehicles the inventory gate hides, and how to unlock them.",
  avoid: [
    "With blurred images or prices: show nothing of a private vehicle.",
    "Between the cards of a list: put it after them.",
    "For a locked price of a listed vehicle: use Price with `state=locked`.",
  ],
  anatomy: [
    ["Panel", "A surface after the list"],
    ["Title", "The number of vehicles that match the applied filters"],
    ["Text", "What the form asks for, and that it asks once"],
    ["Action", "The unlock link"],
  ],
  keyboard: [],
  product: ["listing.md#gates", "unlock-gates.md#unlocking"],
};

const meta = {
  id: "vehicle-lockedinventory",
  title: "Search and compare/LockedInventory",
  component: LockedInventory,
  tags: ["stable"],
  parameters: { guide },
  args: { title: null, text: null, action: null },
  argTypes: { title: { control: false }, text: { control: false }, action: { control: false } },
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <LockedInventory
        {...args}
        icon={<Icon name="lock" size={24} />}
        title={t.title}
        text={t.text}
        action={
          <LinkButton href="#unlock" variant="secondary">
            {t.unlock}
          </LinkButton>
        }
      />
    );
  },
} satisfies Meta<typeof LockedInventory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const action = (
      <LinkButton href="#unlock" variant="secondary">
        {t.unlock}
      </LinkButton>
    );
    return (
      <States columns={1}>
        <State name="several vehicles">
          <LockedInventory
            icon={<Icon name="lock" size={24} />}
            title={t.title}
            text={t.text}
            action={action}
          />
        </State>
        <State name="one vehicle, without an icon">
          <LockedInventory title={t.one} text={t.text} action={action} />
        </State>
        <State name="in a narrow place">
          <div className="max-w-80">
            <LockedInventory
              icon={<Icon name="lock" size={24} />}
              title={t.title}
              text={t.text}
              action={action}
            />
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [
    (Story) => (
      <div className="max-w-72">
        <Story />
      </div>
    ),
  ],
};
