import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { Silhouette } from "../silhouette/silhouette.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { Illustration, illustration, viewNames } from "../storybook/example-pictures.tsx";
import type { ExampleBody, ExamplePaint } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { VehicleImage } from "./vehicle-image.tsx";
import { VehiclePicture } from "./vehicle-picture.tsx";
import { VehicleStage } from "./vehicle-stage.tsx";

const words = {
  en: {
    badge: "Certified",
    photo: "2024 Mitsubishi Eclipse Cross",
    long: "Illustration of a vehicle of the same body style and color",
  },
  es: {
    badge: "Certificado",
    photo: "Mitsubishi Eclipse Cross 2024",
    long: "Ilustración de un vehículo de la misma carrocería y del mismo color",
  },
};

const guide: ComponentGuide = {
  purpose: "A vehicle's image: a photograph fills the frame; an illustration has a background and a caption.",
  avoid: [
    "For a photograph that may be missing or broken: use VehiclePicture, which has fallbacks.",
    "For a drawing of a body style: use Silhouette.",
    "To show an illustration as a photograph: caption and alt must say that it is an illustration.",
  ],
  usage: [
    {
      do: {
        shows: () => <Illustration body="suv" paint="blue" locale="en" className="w-full" />,
        because: "The caption says that it is an illustration.",
      },
      dont: {
        shows: () => (
          <VehicleImage
            {...illustration({ body: "suv", paint: "blue", locale: "en" })}
            caption={undefined}
            className="w-full"
          />
        ),
        because: "Without its caption a drawing passes for the vehicle itself.",
      },
    },
  ],
  anatomy: [
    ["VehicleStage", "The background gradient, also the loading placeholder"],
    ["Image", "Width and height always set, so that the layout does not shift"],
    ["Caption", "“Illustration”, if there is no photograph"],
    ["Overlays", "Badges, a save button, the paint's name"],
  ],
  keyboard: [],
  product: ["vehicle-page.md#pictures", "content.md#pictures", "performance.md"],
};

const meta = {
  title: "Vehicle/VehicleImage",
  component: VehicleImage,
  subcomponents: { VehiclePicture, VehicleStage },
  tags: ["stable"],
  parameters: { guide },
  args: { ...illustration({ body: "crossover", paint: "blue", locale: "en" }), ratio: "card" },
  render: (args, context) => (
    <div className="max-w-120">
      <VehicleImage
        {...args}
        {...illustration({ body: "crossover", paint: "blue", locale: localeOf(context) })}
      />
    </div>
  ),
} satisfies Meta<typeof VehicleImage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const bodies: readonly (readonly [ExampleBody, ExamplePaint])[] = [
  ["suv", "white"],
  ["crossover", "blue"],
  ["compact-suv", "orange"],
  ["sedan", "graphite"],
  ["hatchback", "red"],
  ["truck", "silver"],
  ["wagon", "green"],
  ["coupe", "black"],
  ["convertible", "sand"],
  ["minivan", "pearl"],
];

/** Failed loading: a dead link of a feed. */
const broken = {
  src: "data:image/avif,broken-photograph",
  width: 1280,
  height: 853,
  kind: "photo",
  alt: "",
} as const;

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    const t = wordsOf(words, context);
    const { missing } = messagesOf(context).vehicleImage;
    const nothing = (
      <figcaption className="grid justify-items-center gap-2 text-caption text-on-stage">
        <Silhouette name="crossover" className="h-auto w-28" />
        {missing}
      </figcaption>
    );
    const render = illustration({ body: "crossover", paint: "blue", locale });
    return (
      <States columns={4}>
        {bodies.map(([body, paint]) => (
          <State key={body} name={`${body}, ${paint}`}>
            <Illustration body={body} paint={paint} locale={locale} />
          </State>
        ))}
        {(["front-quarter", "side", "rear-quarter", "front"] as const).map((view) => (
          <State key={view} name={`view: ${viewNames[view].en}`}>
            <Illustration body="suv" paint="red" view={view} locale={locale} />
          </State>
        ))}
        {(["card", "wide", "detail", "thumb", "bare"] as const).map((ratio) => (
          <State key={ratio} name={`ratio ${ratio}`}>
            <Illustration body="crossover" paint="blue" locale={locale} ratio={ratio} />
          </State>
        ))}
        <State name="ratio fill, in a tall place">
          <div className="h-60">
            <Illustration body="crossover" paint="blue" locale={locale} ratio="fill" />
          </div>
        </State>
        <State name="kind photo: fills the frame (an illustration stands in for one here)">
          <VehicleImage
            {...illustration({ body: "crossover", paint: "blue", view: "side", locale })}
            kind="photo"
          />
        </State>
        <State name="photograph is broken: the preview">
          <VehiclePicture sources={[broken, { ...render, alt: t.photo }]} missing={nothing} />
        </State>
        <State name="photograph and preview are broken: the illustration">
          <VehiclePicture
            sources={[broken, { ...broken, src: "data:image/avif,broken-preview" }, render]}
            missing={nothing}
          />
        </State>
        <State name="nothing can be shown">
          <VehiclePicture sources={[broken]} missing={nothing} />
        </State>
        <State name="loading: the stage alone">
          <VehicleStage aria-busy="true" />
        </State>
        <State name="with a badge over it">
          <Illustration body="crossover" paint="blue" locale={locale}>
            <Badge className="absolute start-3 top-3">{t.badge}</Badge>
          </Illustration>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <Illustration
        body="crossover"
        paint="blue"
        locale="es"
        caption={wordsOf(words, context).long}
        ratio="detail"
      />
    </div>
  ),
};

export const FallsBackWhenBroken: Story = {
  render: (_, context) => (
    <VehiclePicture
      sources={[broken, illustration({ body: "crossover", paint: "blue", locale: localeOf(context) })]}
      missing={messagesOf(context).vehicleImage.missing}
    />
  ),
  play: async ({ canvasElement, globals }) => {
    const picture = within(canvasElement);
    const word = globals["locale"] === "es" ? /ilustración$/ : /illustration$/;
    await waitFor(() => expect(picture.getByRole("img")).toHaveAccessibleName(word), { timeout: 5000 });
    await expect(picture.getByRole("img")).toHaveAttribute("src", expect.stringContaining("crossover"));
    await expect(canvasElement.querySelector("figcaption")).toBeVisible();
  },
};
