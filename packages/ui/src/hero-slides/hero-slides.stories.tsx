import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { SlideControls } from "../slides/slide-controls.tsx";
import { SlideRotation } from "../slides/slide-rotation.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { exampleSlides } from "../storybook/example-slides.tsx";
import { inFrame } from "../storybook/in-frame.ts";
import { State } from "../storybook/states.tsx";
import { localeOf, messagesOf } from "../storybook/words.ts";
import { HeroSlides } from "./hero-slides.tsx";

const words = {
  en: { label: "Larkspur Mitsubishi, in short" },
  es: { label: "Larkspur Mitsubishi, en breve" },
};

const guide: ComponentGuide = {
  purpose:
    "What the dealership wants to be known for first: one to three slides, chosen by hand from the row of links below.",
  avoid: [
    "For a row of offers or vehicles: use Carousel, which shows several at once.",
    "For a message that everybody must see: the second slide is seen by few. Put it on the page.",
    "Turning slides over by themselves: people skip what moves. `rotation` is there for stores that insist.",
  ],
  anatomy: [
    ["Region", "Named; the stop button is its first element where slides turn over"],
    [
      "Slide",
      "Badge, headline (the first is the page’s `h1`), text, one or two actions, small print, picture",
    ],
    ["Links", "One for each slide; without a script they jump to it, and CSS marks the current one"],
    ["SlideControls", "Makes the links scroll, marks the current one, moves by arrow keys"],
    [
      "SlideRotation",
      "Optional: waits under pointer and focus, ends with the first choice, never under reduced motion",
    ],
  ],
  keyboard: [
    ["Tab", "The stop button where there is one, then the slides’ actions, then the links to the slides"],
    ["Enter", "On a link: shows its slide. On the stop button: stops or starts"],
    ["Left, right arrow", "In a slide: to the slide on that side"],
  ],
  product: ["content.md", "interface.md"],
};

const meta = {
  title: "Components/HeroSlides",
  component: HeroSlides,
  subcomponents: { SlideControls, SlideRotation },
  tags: ["stable"],
  // Its source as it is written: elements inside of objects take the page minutes to print.
  // In frames, since a document has one `h1`.
  parameters: {
    guide,
    layout: "fullscreen",
    docs: { source: { type: "code" }, ...inFrame(720).docs },
  },
  args: { id: "hero", label: "", tabsLabel: "", slides: [] },
  argTypes: {
    label: { control: false },
    tabsLabel: { control: false },
    slides: { control: false },
    rotation: { control: false },
  },
  render: ({ id, rotation }, context) => {
    const locale = localeOf(context);
    return (
      <HeroSlides
        id={id}
        label={words[locale].label}
        tabsLabel={messagesOf(context).heroSlides.tabs}
        slides={exampleSlides(locale)}
        rotation={rotation}
      />
    );
  },
} satisfies Meta<typeof HeroSlides>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    const slides = exampleSlides(locale);
    const { tabs } = messagesOf(context).heroSlides;
    // Ids must differ on one page, and so do the names of the regions.
    const prefixed = (prefix: string) => slides.map((slide) => ({ ...slide, id: `${prefix}-${slide.id}` }));
    const { finePrint: _finePrint, badge: _badge, ...least } = prefixed("one")[1]!;
    return (
      <div className="grid gap-8 py-4">
        <State name="three slides">
          <HeroSlides id="three" label={words[locale].label} tabsLabel={tabs} slides={prefixed("three")} />
        </State>
        <State name="two slides">
          <HeroSlides
            id="two"
            label={`${words[locale].label} (2)`}
            tabsLabel={`${tabs} (2)`}
            slides={prefixed("two").slice(1)}
          />
        </State>
        <State name="one slide: no links, nothing to turn over">
          <HeroSlides id="one" label={`${words[locale].label} (1)`} tabsLabel={tabs} slides={[least]} />
        </State>
      </div>
    );
  },
};

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvasElement.querySelector<HTMLElement>("[data-slide-track]")!;
    const tabs = within(canvas.getByRole("navigation", { name: "Choose a slide" }));
    const second = tabs.getByRole("link", { name: /Lifetime engine warranty/ });
    await expect(canvas.queryByRole("button")).toBeNull();
    await waitFor(() =>
      expect(tabs.getByRole("link", { current: true })).toHaveTextContent("Get pre-approved"),
    );

    await userEvent.tab();
    await expect(canvas.getAllByRole("link")[0]).toHaveFocus();
    second.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(second).toHaveAttribute("aria-current", "true"), { timeout: 4000 });
    await expect(second).toHaveFocus();

    const action = within(canvasElement.querySelector<HTMLElement>("#lifetime-warranty")!).getAllByRole(
      "link",
    )[0]!;
    action.focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(track.scrollLeft).toBeGreaterThan(track.clientWidth * 1.9), { timeout: 4000 });
    await waitFor(() =>
      expect(tabs.getByRole("link", { current: true })).toHaveTextContent("New-vehicle offers"),
    );
  },
};

export const Rotation: Story = {
  name: "Behaviour: turning over stops on focus and hover, by its button, and under reduced motion",
  args: { rotation: { seconds: 1, pauseLabel: "Stop the slides", playLabel: "Play the slides" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvasElement.querySelector<HTMLElement>("[data-slide-track]")!;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(canvas.queryByRole("button")).toBeNull();
      return;
    }
    const region = canvas.getByRole("region");
    const patience = { timeout: 15_000 };

    // First in the tab order; while it has the focus nothing moves.
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Stop the slides" });
    await expect(button).toHaveFocus();
    // What was under way when the focus came may end.
    await aWhile();
    const before = track.scrollLeft;
    await aWhile();
    await expect(track.scrollLeft).toBe(before);

    // The machine's own pointer may lie over the slides.
    fireEvent.pointerLeave(region);
    button.blur();
    await waitFor(() => expect(track.scrollLeft).not.toBe(before), patience);

    // Focus that comes while it turns holds it too.
    button.focus();
    await aWhile();
    const focused = track.scrollLeft;
    await aWhile();
    await expect(track.scrollLeft).toBe(focused);
    button.blur();
    await waitFor(() => expect(track.scrollLeft).not.toBe(focused), patience);

    // The pointer holds it.
    await userEvent.hover(region);
    await aWhile();
    const held = track.scrollLeft;
    await aWhile();
    await expect(track.scrollLeft).toBe(held);
    await userEvent.unhover(region);
    await waitFor(() => expect(track.scrollLeft).not.toBe(held), patience);

    // Its button stops it for good.
    await userEvent.click(button);
    await expect(canvas.getByRole("button", { name: "Play the slides" })).toBe(button);
    await userEvent.unhover(region);
    button.blur();
    await aWhile();
    const stopped = track.scrollLeft;
    await aWhile();
    await expect(track.scrollLeft).toBe(stopped);
  },
};

/** Longer than a slide stays, and than the way to the next one takes. */
function aWhile(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1700));
}
