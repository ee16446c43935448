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
  purpose: "A vehicle's images in full screen, one at a time.",
  avoid: [
    "Directly on a vehicle page: use Gallery, which includes it and works without JavaScript.",
    "For a single image without a larger version.",
  ],
  anatomy: [
    ["Dialog", "Full screen, labelled with the vehicle's name"],
    ["Counter", "At the top; announced with the view on every change"],
    ["Close", "A button; Escape closes too"],
    ["Image", "Uncropped; swipe to change, pinch to zoom"],
    ["Previous and next", "Stay visible and focusable at the ends"],
    ["Thumbnails", "One button per image; the current one is scrolled into view"],
  ],
  keyboard: [
    ["Tab", "Moves through close, image, previous, next and thumbnails"],
    ["Arrow left, Arrow right", "Previous or next image; mirrored in right-to-left pages"],
    ["Home, End", "First or last image"],
    ["Escape", "Closes and restores focus"],
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
  const t = wordsOf(words, context);
  return {
    title: t.title,
    openLabel: t.open,
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

/** Six images, opened at the third; the other stories test the ends. */
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

export const ThumbnailsSelectImage: Story = {
  play: async () => {
    const dialog = within(await within(document.body).findByRole("dialog"));
    const [, thumbnails] = dialog.getAllByRole("list");
    const buttons = within(thumbnails!).getAllByRole("button");
    await userEvent.click(buttons[4]!);
    await waitFor(() => expect(buttons[4]).toHaveAttribute("aria-current", "true"));
    await expect(dialog.getByRole("status")).toHaveTextContent(/5.*6/);
  },
};
