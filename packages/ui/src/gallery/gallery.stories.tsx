import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { SaveButton } from "../save-button/save-button.tsx";
import { Silhouette } from "../silhouette/silhouette.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { examplePhotos } from "../storybook/example-photos.tsx";
import { eclipseCross } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { VehicleStage } from "../vehicle-image/vehicle-stage.tsx";
import { Gallery, type GalleryProps } from "./gallery.tsx";

const words = {
  en: { certified: "Certified", drop: "Price drop", title: "Pictures of the 2024 Mitsubishi Eclipse Cross" },
  es: {
    certified: "Certificado por el fabricante",
    drop: "Bajó de precio",
    title: "Imágenes del Mitsubishi Eclipse Cross 2024",
  },
};

const guide: ComponentGuide = {
  purpose: "All images of one vehicle, by swipe, scroll or thumbnail, with an optional full-screen view.",
  avoid: [
    "For an image on a card: use VehicleImage.",
    "With dots instead of thumbnails: many shoppers then miss the other images.",
    "To turn a vehicle in place: use SpinViewer.",
  ],
  anatomy: [
    ["Track", "A labelled scroll region with snap points; works without JavaScript"],
    ["Picture and caption", "Number, and “Illustration” for drawn images"],
    ["Previous and next", "Need JavaScript"],
    ["Enlarge", "Opens the Lightbox; so does a click on the image"],
    ["Thumbnails", "A link to every image; if limited, the last shows the number of omitted ones"],
  ],
  keyboard: [
    ["Tab", "Moves to the track, the buttons, the thumbnails"],
    ["Arrow left, Arrow right", "In the track: previous or next image"],
    ["Enter", "On a thumbnail: shows its image; on the last of a limited row: opens the lightbox"],
    ["Escape", "Closes the lightbox and restores focus"],
  ],
  product: ["vehicle-page.md#pictures"],
};

const meta = {
  title: "Vehicle/Gallery",
  component: Gallery,
  tags: ["stable"],
  parameters: { guide },
  args: { id: "gallery", label: "", photos: [], previousLabel: "", nextLabel: "" },
  argTypes: { photos: { control: false } },
  render: (args, context) => (
    <div className="mx-auto max-w-220 px-4 lg:px-0">
      <Gallery {...propsOf(context, 4)} id={`gallery-${context.name}`} className={args.className} />
    </div>
  ),
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = { globals: Record<string, unknown> };

/** Props for `count` images. */
function propsOf(context: Context, count: number): Omit<GalleryProps, "id"> {
  const { gallery } = messagesOf(context);
  return {
    label: gallery.label,
    previousLabel: gallery.previous,
    nextLabel: gallery.next,
    photos: examplePhotos(count, localeOf(context)),
    lightbox: {
      title: wordsOf(words, context).title,
      closeLabel: gallery.close,
      openLabel: gallery.enlarge,
      failedText: gallery.failed,
    },
  };
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { gallery, saveButton, vehicleImage } = messagesOf(context);
    const [first, ...others] = examplePhotos(4, localeOf(context));
    const broken = (
      <VehicleStage ratio="detail">
        <figcaption className="grid justify-items-center gap-2 text-on-stage text-sm">
          <Silhouette name="crossover" className="h-auto w-40" />
          {vehicleImage.missing}
        </figcaption>
      </VehicleStage>
    );
    return (
      <div className="px-4 lg:px-0">
        <States columns={2}>
          <State name="four pictures, badges, saved">
            <Gallery
              {...propsOf(context, 4)}
              id="gallery-badges"
              badges={
                <>
                  <Badge>{t.certified}</Badge>
                  <Badge tone="success">{t.drop}</Badge>
                </>
              }
              save={<SaveButton saved label={saveButton.label(eclipseCross.title)} />}
            />
          </State>
          <State name="fourteen pictures, thumbnails cut off">
            <Gallery
              {...propsOf(context, 14)}
              id="gallery-many"
              maxThumbnails={6}
              moreLabel={gallery.more(6, 8)}
            />
          </State>
          <State name="one picture">
            <Gallery {...propsOf(context, 1)} id="gallery-one" />
          </State>
          <State name="the first picture is broken">
            <Gallery
              {...propsOf(context, 4)}
              id="gallery-broken"
              lightbox={undefined}
              photos={[{ ...first!, image: broken }, ...others]}
            />
          </State>
        </States>
      </div>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { saveButton } = messagesOf(context);
    return (
      <div className="w-80 px-4">
        <Gallery
          {...propsOf(context, 4)}
          id="gallery-es"
          badges={
            <>
              <Badge>{t.certified}</Badge>
              <Badge tone="success">{t.drop}</Badge>
            </>
          }
          save={<SaveButton saved={false} label={saveButton.label(eclipseCross.title)} />}
        />
      </div>
    );
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement);
    const track = canvas.getByRole("region");
    const thumbnails = canvas.getAllByRole("link");
    await waitFor(() => expect(thumbnails[0]).toHaveAttribute("aria-current", "true"));
    const forward = globals["direction"] === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    await userEvent.tab();
    await expect(track).toHaveFocus();
    await userEvent.keyboard(forward);
    await waitFor(() => expect(thumbnails[1]).toHaveAttribute("aria-current", "true"), { timeout: 3000 });
    await expect(thumbnails[0]).not.toHaveAttribute("aria-current");
    thumbnails[3]!.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(thumbnails[3]).toHaveAttribute("aria-current", "true"), { timeout: 3000 });
  },
};

export const LastThumbnailOpensLightbox: Story = {
  render: (_, context) => (
    <div className="mx-auto max-w-220 px-4 lg:px-0">
      <Gallery
        {...propsOf(context, 14)}
        id="gallery-cut"
        maxThumbnails={6}
        moreLabel={messagesOf(context).gallery.more(6, 8)}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const thumbnails = canvas.getAllByRole("link");
    await expect(thumbnails).toHaveLength(6);
    await expect(thumbnails[5]).toHaveTextContent("+8");
    // The lightbox needs the gallery to be hydrated.
    await canvas.findByRole("button", { name: /enlarge|ampliar/i });
    thumbnails[5]!.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await within(document.body).findByRole("dialog", {}, { timeout: 5000 }));
    await expect(dialog.getByRole("status")).toHaveTextContent(/6/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(thumbnails[5]).toHaveFocus());
  },
};

export const ClickOpensLightbox: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const enlarge = await canvas.findByRole("button", { name: /enlarge|ampliar/i });
    await userEvent.click(canvas.getAllByRole("img")[0]!);
    await within(document.body).findByRole("dialog", {}, { timeout: 5000 });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(within(document.body).queryByRole("dialog")).toBeNull());
    await userEvent.click(enlarge);
    const dialog = await within(document.body).findByRole("dialog");
    await expect(within(dialog).getByRole("status")).toHaveTextContent(/1/);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(enlarge).toHaveFocus());
  },
};
