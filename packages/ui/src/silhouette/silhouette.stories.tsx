import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { wordsOf } from "../storybook/words.ts";
import { Silhouette, silhouetteNames } from "./silhouette.tsx";

const words = { en: { truck: "Pickup truck" }, es: { truck: "Camioneta pickup de doble cabina" } };

const guide: ComponentGuide = {
  purpose: "A body style's side view in the text colour.",
  avoid: [
    "As an image of a vehicle: use VehicleImage.",
    "Without the body style's name beside it: wagon and hatchback look alike at 60 px.",
  ],
  anatomy: [["Shape", "One path, all body styles at the same scale; decorative without a label"]],
  keyboard: [],
  product: ["listing.md#filters"],
};

const meta = {
  title: "Vehicle/Silhouette",
  component: Silhouette,
  tags: ["stable"],
  parameters: { guide },
  args: { name: "suv" },
} satisfies Meta<typeof Silhouette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => (
    <States columns={4}>
      {silhouetteNames.map((name) => (
        <State key={name} name={name}>
          <Silhouette name={name} />
        </State>
      ))}
      <State name="small, muted">
        <Silhouette name="sedan" className="h-auto w-16 text-muted" />
      </State>
      <State name="large, accent">
        <Silhouette name="coupe" className="h-auto w-48 max-w-full text-accent-text" />
      </State>
      <State name="alone, with a label">
        <Silhouette name="truck" aria-label={wordsOf(words, context).truck} />
      </State>
    </States>
  ),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <figure className="w-28 text-center">
      <Silhouette name="truck" className="mx-auto" />
      <figcaption className="text-sm">{wordsOf(words, context).truck}</figcaption>
    </figure>
  ),
};
