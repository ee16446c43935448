import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ExampleReview, exampleReviews } from "../storybook/example-reviews.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf } from "../storybook/words.ts";
import { ReviewCard } from "./review-card.tsx";
import { ReviewGrid } from "./review-grid.tsx";

const guide: ComponentGuide = {
  purpose: "A customer review in its original language, with author and source.",
  avoid: [
    "For the dealership's own claims: use text.",
    "With a photograph of another person: use initials or nothing.",
    "In a carousel: ReviewGrid shows three and expands the rest.",
  ],
  anatomy: [
    ["Rating", "RatingStars, optional"],
    ["Quote", "A `blockquote`; has `lang` if its language differs from the page’s"],
    ["Author", "Name, reason for the visit, source; an avatar beside it"],
    ["ReviewGrid", "Three in a row; a native disclosure expands the rest, up to nine"],
  ],
  keyboard: [
    ["Tab", "Moves focus to “Show all”"],
    ["Enter, Space", "Shows all or fewer"],
  ],
  product: ["content.md#the-sample-dealership"],
};

const meta = {
  id: "components-reviewcard",
  title: "Dealership/ReviewCard",
  component: ReviewCard,
  subcomponents: { ReviewGrid },
  tags: ["stable"],
  parameters: { guide },
  args: { quote: "", author: "" },
  argTypes: {
    quote: { control: false },
    author: { control: false },
    rating: { control: false },
    avatar: { control: false },
  },
  render: (_, context) => (
    <div className="max-w-110">
      <ExampleReview review={exampleReviews[0]!} locale={localeOf(context)} />
    </div>
  ),
} satisfies Meta<typeof ReviewCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    const m = messagesOf(context).reviewGrid;
    const cards = exampleReviews.map((review) => (
      <ExampleReview key={review.name} review={review} locale={locale} />
    ));
    const [first, , third] = exampleReviews;
    return (
      <div className="grid gap-10">
        <States columns={3}>
          <State name="rating, initials, context">{cards[0]}</State>
          <State name="four stars">{cards[7]}</State>
          <State name="another language than the page’s">
            <ReviewCard quote={<span lang="es">“{third!.text}”</span>} author={third!.name} />
          </State>
          <State name="quote and name alone">
            <ReviewCard quote={`“${first!.text}”`} author={first!.name} />
          </State>
        </States>
        <State name="ReviewGrid: nine, three of them shown">
          <ReviewGrid showAllLabel={m.showAll(9)} showFewerLabel={m.showFewer}>
            {cards}
          </ReviewGrid>
        </State>
        <State name="ReviewGrid: two">
          <ReviewGrid showAllLabel={m.showAll(2)} showFewerLabel={m.showFewer}>
            {cards.slice(3, 5)}
          </ReviewGrid>
        </State>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-56">
      <ExampleReview review={exampleReviews[2]!} locale={localeOf(context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  render: (_, context) => {
    const m = messagesOf(context).reviewGrid;
    return (
      <ReviewGrid showAllLabel={m.showAll(9)} showFewerLabel={m.showFewer}>
        {exampleReviews.map((review) => (
          <ExampleReview key={review.name} review={review} locale={localeOf(context)} />
        ))}
      </ReviewGrid>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const summary = canvasElement.querySelector("summary")!;
    await expect(canvas.getByText("Marcus Tran")).toBeVisible();
    await expect(canvas.getByText("Jerome Banks")).not.toBeVisible();
    await userEvent.tab();
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent("Show all 9 reviews");
    await userEvent.click(summary);
    await expect(canvas.getByText("Jerome Banks")).toBeVisible();
    await expect(within(summary).getByText("Show fewer reviews")).toBeVisible();
    // The button stays below the expanded reviews.
    const last = canvas.getByText("Jerome Banks").getBoundingClientRect();
    await expect(summary.getBoundingClientRect().top).toBeGreaterThan(last.bottom);
    await userEvent.click(summary);
    await expect(canvas.getByText("Jerome Banks")).not.toBeVisible();
  },
};
