import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { InitialsAvatar } from "./initials-avatar.tsx";

const guide: ComponentGuide = {
  purpose: "A person's initials instead of a photograph; the name is always beside it.",
  avoid: [
    "Without the name beside it: the avatar is hidden from screen readers.",
    "With invented faces: use initials if there is no photograph.",
  ],
  anatomy: [
    ["Circle", "One of eight tints, stable per person; 44, 52, 64 or 84 px"],
    ["Initials", "Of first and last name"],
  ],
  keyboard: [],
  product: ["interface.md#behaviour"],
};

/** One seed per tint, in order. */
const people = [
  ["Eleanor Whitfield", "e"],
  ["Tobias Okafor", "f"],
  ["Grace Lindqvist", "c"],
  ["Dana Morales", "d"],
  ["Wesley Park", "a"],
  ["Imani Brooks", "b"],
  ["Luis Ferrer", "g"],
  ["Priya Raman", "h"],
] as const;

const meta = {
  id: "components-initialsavatar",
  title: "Dealership/InitialsAvatar",
  component: InitialsAvatar,
  tags: ["stable"],
  parameters: { guide },
  args: { name: "Priya Raman", size: "md" },
} satisfies Meta<typeof InitialsAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: () => (
    <States>
      <State name="eight tints">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-4">
          {people.map(([name, seed]) => (
            <li key={seed} className="flex items-center gap-3 text-sm">
              <InitialsAvatar name={name} seed={seed} />
              {name}
            </li>
          ))}
        </ul>
      </State>
      <State name="four sizes">
        <div className="flex flex-wrap items-center gap-4">
          {(["sm", "md", "lg", "xl"] as const).map((size) => (
            <InitialsAvatar key={size} name="Eleanor Whitfield" size={size} />
          ))}
        </div>
      </State>
      <State name="one name, four names, accents">
        <div className="flex items-center gap-4">
          <InitialsAvatar name="Cher" />
          <InitialsAvatar name="Mary Ann de la Cruz" />
          <InitialsAvatar name="Ángel Íñiguez" />
        </div>
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  args: { name: "María de los Ángeles Fernández de Córdoba" },
};

/** With a slug as seed, the tint does not depend on the name's spelling. */
export const StableTint: Story = {
  render: () => (
    <div className="flex gap-4">
      <InitialsAvatar name="Sofia Herrera" seed="sofia-herrera" />
      <InitialsAvatar name="Sofía Herrera" seed="sofia-herrera" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = [...canvasElement.querySelectorAll<HTMLElement>("[aria-hidden]")];
    await expect(getComputedStyle(first!).backgroundColor).toBe(getComputedStyle(second!).backgroundColor);
    await expect(second).toHaveTextContent("SH");
  },
};
