import { SegmentedControl } from "@forecourt/ui/segmented-control";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import {
  ILLUSTRATION_PAINTS,
  ILLUSTRATION_SHAPES,
  ILLUSTRATION_VIEWS,
  type IllustrationPaint,
  type IllustrationShape,
  illustrationAlt,
  illustrationCaption,
} from "@forecourt/vehicle-illustrations";
import { useState } from "react";
import { illustrationSource } from "../sample/illustration-source.ts";
import { Live } from "./live.tsx";

const spoken = (name: string) => name.replaceAll("-", " ").replace(/\bsuv\b/, "SUV");
const sentence = (name: string) => spoken(name).replace(/^./, (letter) => letter.toUpperCase());
const options = (names: readonly string[]) => names.map((name) => ({ value: name, label: sentence(name) }));

/** All views of a selected body style and paint. */
export function IllustrationViewer() {
  const [shape, setShape] = useState<IllustrationShape>("suv");
  const [paint, setPaint] = useState<IllustrationPaint>("blue");
  const views = ["suv", "sedan", "truck"].includes(shape)
    ? (["hero", ...ILLUSTRATION_VIEWS] as const)
    : ILLUSTRATION_VIEWS;
  return (
    <Live className="grid gap-5">
      <SegmentedControl
        legend="Body style"
        name="illustration-shape"
        variant="tiles"
        value={shape}
        onChange={(event) => setShape(event.currentTarget.value as IllustrationShape)}
        options={options(ILLUSTRATION_SHAPES)}
      />
      <SegmentedControl
        legend="Paint"
        name="illustration-paint"
        variant="tiles"
        value={paint}
        onChange={(event) => setPaint(event.currentTarget.value as IllustrationPaint)}
        options={options(ILLUSTRATION_PAINTS)}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,300px),1fr))] gap-4">
        {views.map((view) => (
          <li key={view}>
            <div className="overflow-hidden rounded-lg border border-line">
              <VehicleImage
                {...illustrationSource({ shape, view, paint })}
                alt={illustrationAlt(`${sentence(paint)} ${spoken(shape)}, ${spoken(view)}`, "en")}
                caption={illustrationCaption("en")}
              />
            </div>
            <p className="mt-1.5 font-mono text-caption">{view}</p>
          </li>
        ))}
      </ul>
    </Live>
  );
}

/** All body styles in one paint, as in a list. */
export function IllustrationShapes() {
  return (
    <Live>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,240px),1fr))] gap-4">
        {ILLUSTRATION_SHAPES.map((shape) => (
          <li key={shape}>
            <div className="overflow-hidden rounded-lg border border-line">
              <VehicleImage
                {...illustrationSource({ shape, view: "front-quarter", paint: "silver" })}
                alt={illustrationAlt(`Silver ${spoken(shape)}`, "en")}
                caption={illustrationCaption("en")}
              />
            </div>
            <p className="mt-1.5 font-mono text-caption">{shape}</p>
          </li>
        ))}
      </ul>
    </Live>
  );
}
