import type { ComponentProps, ReactNode } from "react";
import { cx } from "../class-names/class-names.ts";
import { Container } from "../container/container.tsx";
import { Icon } from "../icon/icon.tsx";
import { SlideControls } from "../slides/slide-controls.tsx";
import { SlideRotation } from "../slides/slide-rotation.tsx";

export type HeroSlide = {
  /** Id for the URL fragment: `pre-approval`. */
  id: string;
  /** A `Badge` above the headline. */
  badge?: ReactNode;
  /** Headline; the first slide's is the page's `h1`. */
  headline: ReactNode;
  text: ReactNode;
  /** One or two buttons. */
  actions: ReactNode;
  finePrint?: ReactNode;
  /** A `VehicleImage` with `ratio="bare"`; the first with `priority="high"`. */
  image: ReactNode;
  tab: { icon: ReactNode; title: ReactNode; text?: ReactNode };
};

export type HeroSlidesProps = Omit<ComponentProps<"section">, "id" | "children"> & {
  id: string;
  /** Accessible name of the region. */
  label: string;
  /** Accessible name of the row of links. */
  tabsLabel: string;
  slides: readonly HeroSlide[];
  /**
   * Rotates the slides automatically; off by default. The pause button is first in tab order.
   * Pauses on hover and focus, and is disabled with reduced motion.
   */
  rotation?: { seconds: number; pauseLabel: string; playLabel: string } | undefined;
};

/** The home page's hero: slides with snap points, and a link to each below. */
export function HeroSlides({ id, label, tabsLabel, slides, rotation, className, ...rest }: HeroSlidesProps) {
  return (
    <section
      id={id}
      aria-label={label}
      data-slides=""
      className={cx("stage-wide relative overflow-hidden border-line border-b", className)}
      {...rest}
    >
      {rotation && slides.length > 1 ? (
        <SlideRotation
          slidesId={id}
          seconds={rotation.seconds}
          pause={{ label: rotation.pauseLabel, icon: <Icon name="pause" /> }}
          play={{ label: rotation.playLabel, icon: <Icon name="play" /> }}
          className="absolute end-4 top-4 z-2 lg:end-8"
        />
      ) : null}
      <div data-slide-track="" className="scrollbar-none hero-rail">
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} position={index + 1} />
        ))}
      </div>
      {slides.length > 1 ? (
        <Container>
          <nav aria-label={tabsLabel}>
            <ul
              className="large-stack -mx-4 grid border-line-strong border-t lg:mx-0"
              style={{ gridTemplateColumns: `repeat(${slides.length}, minmax(0, 1fr))` }}
            >
              {slides.map((slide, index) => (
                <li key={slide.id} className="flex">
                  <a href={`#${slide.id}`} data-slide-link={index + 1} className="hero-tab">
                    <span data-tab-icon="">{slide.tab.icon}</span>
                    <span>
                      <span className="block font-semibold text-caption text-text leading-tight lg:text-base">
                        {slide.tab.title}
                      </span>
                      {slide.tab.text ? (
                        <span className="mt-0.5 hidden text-sm lg:block">{slide.tab.text}</span>
                      ) : null}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <SlideControls slidesId={id} />
        </Container>
      ) : null}
    </section>
  );
}

function Slide({ slide, position }: { slide: HeroSlide; position: number }) {
  const Headline = position === 1 ? "h1" : "h2";
  return (
    <div
      id={slide.id}
      data-slide={position}
      className="w-full shrink-0 snap-center scroll-mt-40 overflow-hidden"
    >
      <Container className="hero-slide">
        <div className="relative z-1">
          {slide.badge}
          <Headline className="mt-3.5 mb-3 font-bold text-6xl lg:text-wrap lg:mt-5 lg:-me-36 lg:mb-5">
            {slide.headline}
          </Headline>
          <p className="max-w-125 text-lead text-muted">{slide.text}</p>
          <div className="hero-actions">{slide.actions}</div>
          {slide.finePrint ? <p className="mt-3 text-subtle text-xs lg:mt-4.5">{slide.finePrint}</p> : null}
        </div>
        <div className="hero-picture">{slide.image}</div>
      </Container>
    </div>
  );
}
