import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import type { KitLocale } from "../messages/messages.ts";
import { kitMessages } from "../messages/messages.ts";
import { OfferCard } from "../offer-card/offer-card.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { exampleOffers } from "../storybook/example-offers.ts";
import { Illustration } from "../storybook/example-pictures.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf } from "../storybook/words.ts";
import { Heading } from "../text/text.tsx";
import { Carousel, type CarouselProps } from "./carousel.tsx";

const words = {
  en: { title: "Offers this month", date: "Nov 30" },
  es: { title: "Ofertas de este mes", date: "30 de nov." },
};

const guide: ComponentGuide = {
  purpose:
    "A row of promotions that the user scrolls by touch, wheel, keyboard or buttons. It never moves automatically.",
  avoid: [
    "For items that shoppers compare, such as search results: use Grid.",
    "For one image at a time: use Gallery. For the top of the home page: use HeroSlides.",
    "For cards that all fit in the row: use Grid.",
  ],
  anatomy: [
    ["Region", "Labelled, with `roleDescription` as its role description"],
    ["Heading and buttons", "Before the slides; buttons need JavaScript and slides that do not fit"],
    ["Status", "The visible slides, in a polite live region"],
    ["Slide", "A group labelled by its position; snaps to the start. Phones show the edge of the next one"],
  ],
  keyboard: [
    ["Tab", "Moves to the buttons, then the links in the slides; a focused slide scrolls into view"],
    [
      "Enter, Space",
      "On a button: scrolls by the visible slides. At the end it does nothing and keeps focus",
    ],
  ],
  product: ["content.md", "interface.md"],
};

const meta = {
  id: "components-carousel",
  title: "Content/Carousel",
  component: Carousel,
  tags: ["beta"],
  // Show the source as written: Storybook takes minutes to print elements inside objects.
  parameters: { guide, docs: { source: { type: "code" } } },
  args: {
    id: "offers",
    label: "",
    roleDescription: "",
    slideRoleDescription: "",
    slides: [],
    previousLabel: "",
    nextLabel: "",
    status: { one: "", several: "" },
  },
  argTypes: { slides: { control: false }, heading: { control: false } },
  render: ({ id }, context) => <Carousel {...carouselProps(id, localeOf(context), 7)} />,
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    return (
      <States columns={1}>
        <State name="more than fits">
          <Carousel {...carouselProps("more", locale, 7)} />
        </State>
        <State name="as many as fit: no buttons on a wide screen">
          <Carousel {...carouselProps("fits", locale, 3)} label={`${words[locale].title} (3)`} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: ({ id }, context) => (
    <div className="w-72">
      <Carousel {...carouselProps(id, localeOf(context), 4)} />
    </div>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const region = canvas.getByRole("region", { name: "Offers this month" });
    await expect(region).toHaveAttribute("aria-roledescription", "carousel");
    await expect(canvas.getAllByRole("group")[1]).toHaveAttribute("aria-label", "2 of 7");

    const next = await canvas.findByRole("button", { name: "Next" });
    const previous = canvas.getByRole("button", { name: "Previous" });
    const status = canvas.getByRole("status");
    await expect(status).toHaveTextContent(/^1 to \d of 7$/);
    const perPage = Number(status.textContent!.match(/to (\d)/)![1]);
    await expect(previous).toHaveAttribute("aria-disabled", "true");

    await userEvent.tab();
    await expect(previous).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(status).toHaveTextContent(`1 to ${perPage} of 7`);
    await userEvent.tab();
    await expect(next).toHaveFocus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(status).toHaveTextContent(`${perPage + 1} to `), { timeout: 4000 });
    for (let press = 0; press < 7; press += 1) {
      if (next.getAttribute("aria-disabled") === "true") break;
      const said = status.textContent;
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(status.textContent).not.toBe(said), { timeout: 4000 });
    }
    await waitFor(() => expect(status).toHaveTextContent("to 7 of 7"), { timeout: 4000 });
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await expect(next).toHaveFocus();

    // Focusing a link scrolls its slide into view.
    const first = canvas.getAllByRole("link")[0]!;
    first.focus();
    await waitFor(() => expect(status).toHaveTextContent(/^1 /), { timeout: 4000 });
  },
};

function carouselProps(id: string, locale: KitLocale, count: number): CarouselProps {
  const m = kitMessages(locale).carousel;
  const offer = kitMessages(locale).offerCard;
  const { title, date } = words[locale];
  return {
    id,
    label: title,
    roleDescription: m.roleDescription,
    slideRoleDescription: m.slideRoleDescription,
    heading: (
      <Heading level={2} size="section">
        {title}
      </Heading>
    ),
    previousLabel: m.previous,
    nextLabel: m.next,
    status: m.status,
    slides: exampleOffers.slice(0, count).map(({ type, picture, ...both }, index) => ({
      id: type,
      label: m.slide(index + 1, count),
      content: (
        <OfferCard
          {...both[locale]}
          href={`#${type}`}
          badge={<Badge tone="ink">{offer.types[type]}</Badge>}
          image={picture ? <Illustration {...picture} locale={locale} ratio="wide" /> : null}
          ends={offer.ends(date)}
          linkLabel={offer.seeDetails}
        />
      ),
    })),
  };
}
