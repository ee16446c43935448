import { localeOf } from "@forecourt/ui/storybook/words.ts";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { sampleStock } from "../sample/sample-stock.ts";
import { DetailPage } from "./detail/detail-page.tsx";
import { guides } from "./guides.ts";

const certified = sampleStock.find(
  ({ condition, was, body }) => condition === "certified" && was !== null && body === "suvs",
)!;
const truck = sampleStock.find(({ body }) => body === "trucks")!;

const meta = {
  title: "Patterns/Detail page",
  component: DetailPage,
  tags: ["stable"],
  parameters: {
    guide: guides.detail,
    layout: "fullscreen",
    docs: { story: { inline: false, height: "900px" } },
  },
  args: { locale: "en", vehicle: certified },
  argTypes: { locale: { table: { disable: true } }, vehicle: { table: { disable: true } } },
  render: (args, context) => <DetailPage {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof DetailPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Certified: Story = {};

export const Truck: Story = { args: { vehicle: truck } };

export const Spanish: Story = { globals: { locale: "es" } };

/** Pictures, price, facts, in this order, and a bar with price and action in reach. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

type Part = ReturnType<typeof within>;

/** A monthly payment, whose amount and suffix are elements of their own. */
const isFigure = (element: Element | null) =>
  element?.tagName === "P" && /^\$[\d,]+\/mo/.test(element.textContent ?? "");

export const Keyboard: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = () => within(canvas.getByRole("region", { name: "Price and next steps" }));
    const estimate = () => within(canvas.getByRole("region", { name: "Your estimate" }));

    // What the price is made of is one press away.
    // Native disclosures: only a browser opens them by key, so here they are pressed.
    await userEvent.click(box().getByText("What’s in this price"));
    await expect(box().getByText("Documentary fee")).toBeVisible();

    // The equipment opens in place.
    const equipment = canvas.getByText("Standard equipment");
    await userEvent.click(equipment);
    await expect(equipment.closest("details")).toHaveAttribute("open");

    // Another term changes the figure here, in the buy box and in the bar, and says what it was.
    const figure = (part: Part) =>
      part.getByText((_: string, element: Element | null) => isFigure(element)).textContent;
    const before = figure(estimate());
    canvas.getByRole("radio", { name: "72" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "60" })).toBeChecked();
    await expect(figure(estimate())).not.toBe(before);
    await expect(figure(box())).toBe(figure(estimate()));
    await waitFor(() => expect(estimate().getByText(/went from/)).toBeInTheDocument(), { timeout: 3000 });

    // A typed amount counts as a slid one.
    const down = canvas.getByRole("spinbutton", { name: /^Cash down/ });
    await userEvent.clear(down);
    await userEvent.type(down, "5000");
    await userEvent.tab();
    await waitFor(() => expect(box().getByText(/\$5,000 down/)).toBeVisible());

    const save = canvas.getByRole("button", { name: /^Save / });
    save.focus();
    await userEvent.keyboard(" ");
    await expect(save).toHaveAttribute("aria-pressed", "true");
  },
};
