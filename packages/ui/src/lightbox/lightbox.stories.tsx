import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { examplePhotos } from "../storybook/example-photos.tsx";
import { inFrame } from "../storybook/in-frame.ts";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { Lightbox, type LightboxProps } from "./lightbox.tsx";

const words = {
  en: { title: "Pictures of the 2024 Mitsubishi Eclipse Cross", open: "Enlarge the pictures" },
  es: { title: "Imágenes del Mitsubishi Eclipse Cross 2024", open: "Ampliar las imágenes" },
};

const guide: ComponentGuide = {
  purpose: "A vehicle's pictures over the whole screen, one at a time, as large as they go.",
  avoid: [
    "On its own on a vehicle's page: Gallery brings it along, and what it does without a script.",
    "For a single picture that has no larger version.",
  ],
  anatomy: [
    ["Dialog", "The whole screen, named after the vehicle"],
    ["Counter", "Seen at the top, and announced with the view when the picture changes"],
    ["Close", "A button; Escape does the same"],
    ["Picture", "Whole, swiped sideways; two fingers zoom"],
    ["Previous and next", "Stay where they are at the ends, and keep the focus"],
    ["Thumbnails", "One button per picture; the shown one is always in view"],
  ],
  keyboard: [
    ["Tab", "Through close, picture, previous, next and thumbnails, and no further"],
    [
      "Arrow left, Arrow right",
      "The picture before or after; turned around where the page reads from right to left",
    ],
    ["Home, End", "The first and the last picture"],
    ["Escape", "Closes; focus returns to what opened it"],
  ],
  product: ["vehicle-page.md#pictures"],
};

const meta = {
  title: "Vehicle/Lightbox",
  component: Lightbox,
  tags: ["stable"],
  parameters: { guide, ...inFrame(640) },
  args: {
    open: true,
    start: 0,
    onOpenChange: fn(),
    photos: [],
    title: "",
    closeLabel: "",
    previousLabel: "",
    nextLabel: "",
  },
  argTypes: { photos: { control: false }, open: { control: false } },
  render: (args, context) => <Opened {...propsOf(context, 6)} start={args.start ?? 0} />,
} satisfies Meta<typeof Lightbox>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = { globals: Record<string, unknown> };
type Words = Omit<LightboxProps, "open" | "onOpenChange"> & { openLabel: string };

function propsOf(context: Context, count: number): Words {
  const { gallery } = messagesOf(context);
  const w = wordsOf(words, context);
  return {
    title: w.title,
    openLabel: w.open,
    closeLabel: gallery.close,
    previousLabel: gallery.previous,
    nextLabel: gallery.next,
    photos: examplePhotos(count, localeOf(context)).map(({ large, ...photo }) => ({
      ...photo,
      image: large,
    })),
  };
}

function Opened({ openLabel, initially = true, ...props }: Words & { initially?: boolean }) {
  const [open, setOpen] = useState(initially);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{openLabel}</Button>
      <Lightbox {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const Playground: Story = {};

/** Six pictures, opened with the third; its ends are in the stories beside it. */
export const AllStates: Story = {
  name: "States",
  render: (_, context) => <Opened {...propsOf(context, 6)} start={2} />,
};

export const OnePicture: Story = {
  render: (_, context) => <Opened {...propsOf(context, 1)} />,
};

export const Many: Story = {
  render: (_, context) => <Opened {...propsOf(context, 24)} start={23} />,
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
};

export const Keyboard: Story = {
  render: (_, context) => <Opened {...propsOf(context, 6)} initially={false} />,
  play: async ({ canvasElement, globals }) => {
    const rtl = globals["direction"] === "rtl";
    const [forward, back] = rtl ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    const opener = within(canvasElement).getByRole("button");
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const element = await within(document.body).findByRole("dialog");
    const dialog = within(element);
    await waitFor(() => expect(element.contains(document.activeElement)).toBe(true));
    const says = (number: number) =>
      waitFor(() => expect(dialog.getByRole("status")).toHaveTextContent(new RegExp(`\\b${number}\\b.*6`)));
    const shows = (number: number) => {
      const track = dialog.getAllByRole("list")[0]!;
      return waitFor(() =>
        expect(Math.round(Math.abs(track.scrollLeft) / track.clientWidth)).toBe(number - 1),
      );
    };
    await says(1);
    await userEvent.keyboard(`${forward}${forward}`);
    await says(3);
    await shows(3);
    await userEvent.keyboard(back);
    await says(2);
    await userEvent.keyboard("{End}");
    await says(6);
    await shows(6);
    await userEvent.keyboard(forward);
    await says(6);
    await userEvent.keyboard("{Home}");
    await says(1);
    await shows(1);
    for (let tabs = 0; tabs < 14; tabs += 1) {
      await userEvent.tab();
      await expect(element.contains(document.activeElement)).toBe(true);
    }
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const ThumbnailsShowTheirPicture: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    const [, thumbnails] = dialog.getAllByRole("list");
    const buttons = within(thumbnails!).getAllByRole("button");
    await userEvent.click(buttons[4]!);
    await waitFor(() => expect(buttons[4]).toHaveAttribute("aria-current", "true"));
    await expect(dialog.getByRole("status")).toHaveTextContent(/5.*6/);
  },
};
