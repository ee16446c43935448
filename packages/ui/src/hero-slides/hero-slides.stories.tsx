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
  purpose: "The home page's hero: one to three slides and a row of links to them.",
  avoid: [
    "For a row of offers or vehicles: use Carousel, which shows several at once.",
    "For a message that everybody must see: few visitors see the second slide. Put it on the page.",
    "With automatic rotation, unless a store requires it: visitors skip moving content.",
  ],
  anatomy: [
    ["Region", "Labelled; with rotation, its first element is the pause button"],
    ["Slide", "Badge, headline (the first is the page’s `h1`), text, one or two actions, small print, image"],
    ["Links", "One per slide; fragment links without JavaScript; CSS marks the current one"],
    ["SlideControls", "Scrolls smoothly, sets `aria-current`, handles arrow keys"],
    ["SlideRotation", "Optional: pauses on hover and focus, stops on interaction, off with reduced motion"],
  ],
  keyboard: [
    ["Tab", "Moves to the pause button if any, the slides’ actions, the links to the slides"],
    ["Enter", "On a link: shows its slide. On the pause button: pauses or starts"],
    ["Left, right arrow", "In a slide: moves to the slide on that side"],
  ],
  product: ["content.md", "interface.md"],
};

const meta = {
  id: "components-heroslides",
  title: "Content/HeroSlides",
  component: HeroSlides,
  subcomponents: { SlideControls, SlideRotation },
  tags: ["stable"],
  // Show the source as written: Storybook takes minutes to print elements inside objects.
  // Each story is in a frame, because a document has one `h1`.
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
    // Ids and region names must be unique on a page.
    const prefixed = (prefix: string) => slides.map((slide) => ({ ...slide, id: `${prefix}-${slide.id}` }));
    const { finePrint: _finePrint, badge: _badge, ...minimal } = prefixed("one")[1]!;
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
          <HeroSlides id="one" label={`${words[locale].label} (1)`} tabsLabel={tabs} slides={[minimal]} />
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
  name: "Behaviour: rotation pauses on focus, hover, button and reduced motion",
  args: { rotation: { seconds: 1, pauseLabel: "Stop the slides", playLabel: "Play the slides" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const track = canvasElement.querySelector<HTMLElement>("[data-slide-track]")!;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      await expect(canvas.queryByRole("button")).toBeNull();
      return;
    }
    const region = canvas.getByRole("region");
    const options = { timeout: 15_000 };

    // First in tab order; focus pauses the rotation.
    await userEvent.tab();
    const button = canvas.getByRole("button", { name: "Stop the slides" });
    await expect(button).toHaveFocus();
    // Let a running transition end.
    await aWhile();
    const before = track.scrollLeft;
    await aWhile();
    await expect(track.scrollLeft).toBe(before);

    // The real mouse pointer may be over the slides.
    fireEvent.pointerLeave(region);
    button.blur();
    await waitFor(() => expect(track.scrollLeft).not.toBe(before), options);

    // Focus during rotation pauses it too.
    button.focus();
    await aWhile();
    const focused = track.scrollLeft;
    await aWhile();
    await expect(track.scrollLeft).toBe(focused);
    button.blur();
    await waitFor(() => expect(track.scrollLeft).not.toBe(focused), options);

    // Hover pauses it.
    await userEvent.hover(region);
    await aWhile();
    const pausedAt = track.scrollLeft;
    await aWhile();
    await expect(track.scrollLeft).toBe(pausedAt);
    await userEvent.unhover(region);
    await waitFor(() => expect(track.scrollLeft).not.toBe(pausedAt), options);

    // The button stops it permanently.
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

/** Longer than one slide's interval plus its transition. */
function aWhile(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1700));
}
