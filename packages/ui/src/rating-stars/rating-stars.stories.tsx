import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { RatingStars } from "./rating-stars.tsx";

const words = {
  en: { beside: "4.8 of 5 from 2,316 Google reviews" },
  es: { beside: "4.8 de 5 según 2,316 opiniones de Google, escritas por clientes de las cuatro sucursales" },
};

const guide: ComponentGuide = {
  purpose: "A rating as stars, precise to a tenth. Screen readers get one image: “4.8 of 5”.",
  avoid: [
    "To ask for a rating: use RadioGroup.",
    "Without the number of reviews and their source beside it.",
    "For a vehicle or its price: there is no market data for such a rating.",
  ],
  usage: [
    {
      do: {
        shows: () => (
          <p className="flex items-center gap-2">
            <RatingStars rating={4.8} label="4.8 of 5" /> 4.8 from 1,204 Google reviews
          </p>
        ),
        because: "Number and source make the rating verifiable.",
      },
      dont: {
        shows: () => <RatingStars rating={4.8} label="4.8 of 5" />,
        because: "Stars alone are decoration.",
      },
    },
  ],
  anatomy: [
    ["Image", "Labelled with the rating as text"],
    ["Stars", "Filled from the start; values out of range are clamped"],
  ],
  keyboard: [],
  product: ["content.md#the-sample-dealership"],
};

const meta = {
  id: "components-ratingstars",
  title: "Dealership/RatingStars",
  component: RatingStars,
  tags: ["stable"],
  parameters: { guide },
  args: { rating: 4.8, of: 5, size: 18, label: "" },
  render: (args, context) => (
    <RatingStars
      {...args}
      label={args.label || messagesOf(context).ratingStars.label(args.rating, args.of)}
    />
  ),
} satisfies Meta<typeof RatingStars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const m = messagesOf(context).ratingStars;
    return (
      <States columns={4}>
        {[5, 4.8, 4, 3.5, 2.2, 1, 0].map((rating) => (
          <State key={rating} name={String(rating)}>
            <RatingStars rating={rating} label={m.label(rating)} />
          </State>
        ))}
        <State name="above and below the range">
          <div className="grid justify-items-start gap-2">
            <RatingStars rating={7} label={m.label(5)} />
            <RatingStars rating={-1} label={m.label(0)} />
          </div>
        </State>
        <State name="of 10">
          <RatingStars rating={9.1} of={10} label={m.label(9.1, 10)} />
        </State>
        {[14, 28].map((size) => (
          <State key={size} name={`size ${size}`}>
            <RatingStars size={size} rating={4.5} label={m.label(4.5)} />
          </State>
        ))}
        <State name="with its words">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
            <RatingStars rating={4.8} label={m.label(4.8)} />
            {wordsOf(words, context).beside}
          </p>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <p className="flex w-56 flex-wrap items-center gap-x-2.5 gap-y-1 text-muted">
      <RatingStars rating={4.8} label={messagesOf(context).ratingStars.label(4.8)} />
      {wordsOf(words, context).beside}
    </p>
  ),
};

export const OneImage: Story = {
  name: "Behaviour: one image labelled with the rating",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(1);
    await expect(within(canvasElement).getByRole("img", { name: "4.8 of 5" })).toBeVisible();
  },
};

export const AsWideAsItsStars: Story = {
  name: "Behaviour: keeps its width in a grid",
  args: { rating: 4 },
  render: (args) => (
    <div className="grid w-96">
      <RatingStars {...args} label="4 of 5" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { width } = within(canvasElement).getByRole("img").getBoundingClientRect();
    // Five stars of 18 px, with a gap of 1 px between them.
    await expect(width).toBe(94);
  },
};
