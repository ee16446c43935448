import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import type { KitLocale } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { illustration, viewNames } from "../storybook/example-pictures.tsx";
import { type ExampleVehicle, eclipseCross, frontier } from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf } from "../storybook/words.ts";
import { SpinViewer, type SpinViewerProps } from "./spin-viewer.tsx";

const sides = {
  en: { left: "left side", right: "right side" },
  es: { left: "lado izquierdo", right: "lado derecho" },
};

const guide: ComponentGuide = {
  purpose: "A 360° view of a vehicle from a sequence of frames.",
  avoid: [
    "For photographs from different distances: use Gallery. Frames need equal distance and angle steps.",
    "As the only images of a vehicle: details need the still images of Gallery and Lightbox.",
  ],
  anatomy: [
    ["Stage", "The background of the frames"],
    ["Slider", "The frames; drag or use arrow keys; its value text names the view"],
    ["Caption", "“Illustration”, if the frames are drawn"],
    ["Buttons", "One step left or right, as an alternative to dragging"],
    ["Hint", "How to use it, as text"],
  ],
  keyboard: [
    ["Tab", "Moves to the vehicle, then to the two buttons"],
    ["Arrow right, Arrow up", "One step to the right; wraps"],
    ["Arrow left, Arrow down", "One step to the left"],
    ["Home, End", "First or last frame"],
    ["Enter, Space", "On a button: one step"],
  ],
  product: ["vehicle-page.md#pictures"],
};

const meta = {
  title: "Vehicle/SpinViewer",
  component: SpinViewer,
  tags: ["beta"],
  parameters: { guide },
  args: { label: "", frames: [], width: 640, height: 320, turnLeftLabel: "", turnRightLabel: "" },
  argTypes: { frames: { control: false } },
  render: (_, context) => (
    <div className="mx-auto max-w-180">
      <SpinViewer {...propsOf(eclipseCross, context)} />
    </div>
  ),
} satisfies Meta<typeof SpinViewer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = { globals: Record<string, unknown> };

/** Six frames: front, three views of one side, and the same mirrored for the other. */
function framesOf({ body, paint }: ExampleVehicle, locale: KitLocale): SpinViewerProps["frames"] {
  const frame = (view: "front" | "front-quarter" | "side" | "rear-quarter", side?: "left" | "right") => {
    const { src, srcSet } = illustration({ body, paint, view, locale });
    const name = side ? `${viewNames[view][locale]}, ${sides[locale][side]}` : viewNames[view][locale];
    return { src, srcSet, label: name, mirrored: side === "right" };
  };
  return [
    frame("front"),
    frame("front-quarter", "left"),
    frame("side", "left"),
    frame("rear-quarter", "left"),
    frame("rear-quarter", "right"),
    frame("side", "right"),
    frame("front-quarter", "right"),
  ];
}

function propsOf(vehicle: ExampleVehicle, context: Context): SpinViewerProps {
  const { spinViewer, vehicleImage } = messagesOf(context);
  return {
    label: spinViewer.label(vehicle.title),
    frames: framesOf(vehicle, localeOf(context)),
    width: 640,
    height: 320,
    sizes: "720px",
    caption: vehicleImage.illustration,
    turnLeftLabel: spinViewer.turnLeft,
    turnRightLabel: spinViewer.turnRight,
    hint: spinViewer.hint,
  };
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const props = propsOf(eclipseCross, context);
    const turned = (by: number) => [...props.frames.slice(by), ...props.frames.slice(0, by)];
    return (
      <States columns={2}>
        <State name="at rest">
          <SpinViewer {...props} frames={turned(1)} />
        </State>
        <State name="turned to the side">
          <SpinViewer {...props} frames={turned(2)} />
        </State>
        <State name="a mirrored frame">
          <SpinViewer {...props} frames={turned(6)} />
        </State>
        <State name="another body style, without a hint">
          <SpinViewer {...propsOf(frontier, context)} hint={undefined} />
        </State>
        <State name="loading, or no frames: the stage alone">
          <SpinViewer {...props} frames={[]} caption={undefined} aria-busy="true" />
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
      <SpinViewer {...propsOf(eclipseCross, context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = await canvas.findByRole("slider", { name: /Eclipse Cross/ });
    const is = (value: number) => expect(slider).toHaveAttribute("aria-valuenow", String(value));
    const texts = new Set<string | null>();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await is(1);
    for (let step = 2; step <= 7; step += 1) {
      texts.add(slider.getAttribute("aria-valuetext"));
      await userEvent.keyboard("{ArrowRight}");
      await is(step);
    }
    await expect(texts.size).toBe(6);
    await userEvent.keyboard("{ArrowUp}");
    await is(1);
    await userEvent.keyboard("{ArrowLeft}");
    await is(7);
    await userEvent.keyboard("{ArrowDown}");
    await is(6);
    await userEvent.keyboard("{Home}");
    await is(1);
    await userEvent.keyboard("{End}");
    await is(7);
    const [left, right] = canvas.getAllByRole("button");
    await userEvent.tab();
    await expect(left).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await is(6);
    await userEvent.tab();
    await expect(right).toHaveFocus();
    await userEvent.keyboard(" ");
    await is(7);
  },
};

export const SkipsBrokenFrames: Story = {
  render: (_, context) => {
    const props = propsOf(eclipseCross, context);
    const broken = { src: "data:image/avif,broken", label: props.label };
    return <SpinViewer {...props} frames={[broken, ...props.frames]} />;
  },
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole("slider");
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuemax", "7"), { timeout: 5000 });
  },
};

export const TurnsByDragging: Story = {
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole("slider");
    const { left, top, width } = slider.getBoundingClientRect();
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + 20,
      pointerId: 1,
      button: 0,
    });
    // Only a real pointer can be captured.
    slider.setPointerCapture = () => {};
    fireEvent.pointerDown(slider, at(0.1));
    fireEvent.pointerMove(slider, at(0.1 + 2 / 7));
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "3"));
    fireEvent.pointerMove(slider, at(0.1 - 1 / 7));
    await waitFor(() => expect(slider).toHaveAttribute("aria-valuenow", "7"));
    fireEvent.pointerUp(slider, at(0.1 - 1 / 7));
    fireEvent.pointerMove(slider, at(0.9));
    await expect(slider).toHaveAttribute("aria-valuenow", "7");
  },
};
