import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Icon } from "../icon/icon.tsx";
import { CarouselButtons } from "./carousel-buttons.tsx";

export type CarouselProps = Omit<ComponentProps<"section">, "id" | "children"> & {
  id: string;
  /** Accessible name of the region. */
  label: string;
  /** Localised role descriptions for "carousel" and "slide". */
  roleDescription: string;
  slideRoleDescription: string;
  /** Beside the buttons, usually a `Heading`. */
  heading?: ReactNode;
  /** Slides. Each contains a link, which makes it reachable by keyboard. `label` is its position: `2 of 6`. */
  slides: readonly { id: string; label: string; content: ReactNode }[];
  previousLabel: string;
  nextLabel: string;
  /** Visible slides, shown and announced: `{first} of {count}`, `{first} to {last} of {count}`. */
  status: { one: string; several: string };
};

/**
 * A row of cards with horizontal scrolling and snap points. It shows about one, two or three at once.
 * Buttons appear with JavaScript if not all slides fit. It never moves automatically.
 */
export function Carousel({
  id,
  label,
  roleDescription,
  slideRoleDescription,
  heading,
  slides,
  previousLabel,
  nextLabel,
  status,
  className,
  ...rest
}: CarouselProps) {
  return (
    <section
      id={id}
      aria-label={label}
      aria-roledescription={roleDescription}
      className={cx("min-w-0", className)}
      {...rest}
    >
      <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-8 gap-y-3">
        {heading ?? <span />}
        <CarouselButtons
          carouselId={id}
          status={status}
          previous={{ label: previousLabel, icon: <Icon name="chevron-left" /> }}
          next={{ label: nextLabel, icon: <Icon name="chevron-right" /> }}
        />
      </div>
      <div
        data-carousel-track=""
        // Room inside the clipped edge for focus rings and shadows.
        className="scrollbar-none -m-1.5 flex snap-x snap-mandatory gap-5 overflow-x-auto overscroll-x-contain scroll-px-1.5 p-1.5 motion-safe:scroll-smooth"
      >
        {slides.map((slide) => (
          // biome-ignore lint/a11y/useSemanticElements: the carousel pattern requires groups; a fieldset is for forms.
          <div
            key={slide.id}
            role="group"
            aria-roledescription={slideRoleDescription}
            aria-label={slide.label}
            data-carousel-slide=""
            className="flex w-[88%] shrink-0 snap-start *:w-full sm:w-[calc((100%-1.25rem)/2)] xl:w-[calc((100%-2.5rem)/3)]"
          >
            {slide.content}
          </div>
        ))}
      </div>
    </section>
  );
}
