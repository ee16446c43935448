import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { LinkButton } from "../button/button.tsx";
import { CompareToggle } from "../compare-toggle/compare-toggle.tsx";
import { Icon } from "../icon/icon.tsx";
import { kitMessages } from "../messages/messages.ts";
import { Price } from "../price/price.tsx";
import { SaveButton } from "../save-button/save-button.tsx";
import { Silhouette } from "../silhouette/silhouette.tsx";
import { VehicleCardSkeleton } from "../skeleton/skeleton.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { cardOf } from "../storybook/example-card.tsx";
import { cardWords } from "../storybook/example-card-words.ts";
import {
  type ExampleVehicle,
  eclipseCross,
  exampleVehicles,
  frontier,
  mirage,
  outlander,
  outlanderSport,
} from "../storybook/example-vehicles.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, wordsOf } from "../storybook/words.ts";
import { VehicleStage } from "../vehicle-image/vehicle-stage.tsx";
import { VehicleCard, VehicleGrid } from "./vehicle-card.tsx";

const guide: ComponentGuide = {
  purpose: "A vehicle in a list, with what a shopper needs to turn it down without opening it.",
  avoid: [
    "For one model of the line-up with its starting price: use ModelCard.",
    "For an offer or a notice inside the grid: a banner dressed as a card is not read as one. Put it after the list.",
    "For everything about one vehicle: its page. The card holds the same fields in the same order on every card.",
  ],
  anatomy: [
    ["Card", "One hit area: the title's link covers it"],
    ["Picture", "A VehicleImage; the condition and one badge more lie over it"],
    ["Save", "Over the picture, outside the link"],
    ["Title and trim", "Year, make and model; trim and one distinguishing feature"],
    ["Facts", "Mileage, drivetrain, fuel; each is a filter too"],
    ["Price and payment", "Fees included; the estimate with its term, APR and amount down"],
    ["Store and compare", "Where it stands; the comparison's box, outside the link"],
  ],
  keyboard: [
    ["Tab", "To the vehicle's link, then to terms, compare and save"],
    ["Enter", "Opens the vehicle's page"],
    ["Space", "Ticks compare, presses save"],
  ],
  product: ["listing.md", "unlock-gates.md#what-each-gate-hides", "vehicle-page.md#states"],
};

const meta = {
  title: "Vehicle/VehicleCard",
  component: VehicleCard,
  subcomponents: { VehicleGrid },
  tags: ["stable"],
  parameters: { guide },
  args: { title: outlander.title, image: null, price: null },
  render: (args, context) => (
    <div className="max-w-85">
      <VehicleCard {...cardOf(outlander, localeOf(context))} sold={args.sold ?? false} />
    </div>
  ),
} satisfies Meta<typeof VehicleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

type LiveCardProps = { vehicle: ExampleVehicle; locale: "en" | "es"; saved?: boolean; compared?: boolean };

/** A card whose save and compare work, as a site's do. */
function LiveCard({ vehicle, locale, saved = false, compared = false, ...rest }: LiveCardProps & object) {
  const [isSaved, setSaved] = useState(saved);
  const messages = kitMessages(locale);
  return (
    <VehicleCard
      {...cardOf(vehicle, locale)}
      save={
        <SaveButton
          saved={isSaved}
          label={messages.saveButton.label(vehicle.title)}
          onClick={() => setSaved(!isSaved)}
        />
      }
      compare={
        <CompareToggle
          label={messages.compareToggle.label}
          vehicle={vehicle.title}
          defaultChecked={compared}
        />
      }
      {...rest}
    />
  );
}

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const locale = localeOf(context);
    const w = wordsOf(cardWords, context);
    const live = (vehicle: ExampleVehicle, more: object = {}) => (
      <LiveCard vehicle={vehicle} locale={locale} {...more} />
    );
    const unlock = (
      <LinkButton size="sm" variant="secondary" href="#unlock">
        <Icon name="lock" size={16} />
        {w.unlock}
      </LinkButton>
    );
    return (
      <States columns={3}>
        <State name="new">{live(outlander, { badges: <Badge tone="ink">{w.new}</Badge> })}</State>
        <State name="used">{live(outlanderSport, { badges: <Badge>{w.used}</Badge> })}</State>
        <State name="certified, price drop, saved, compared">
          {live(eclipseCross, {
            saved: true,
            compared: true,
            badges: (
              <>
                <Badge>{w.certified}</Badge>
                <Badge tone="accent">{w.drop}</Badge>
              </>
            ),
          })}
        </State>
        <State name="locked price: what unlocks it, what is asked">
          {live(frontier, {
            badges: <Badge>{w.used}</Badge>,
            price: <Price state="locked" title={w.locked} note={w.asked} action={unlock} />,
            payment: undefined,
          })}
        </State>
        <State name="locked price beside the one that is open">
          {live(mirage, {
            badges: <Badge>{w.certified}</Badge>,
            price: <Price state="locked" amount={mirage.price} title={w.locked} action={unlock} />,
            payment: undefined,
          })}
        </State>
        <State name="locked inventory: no link, nothing of the vehicle">
          <VehicleCard
            title={w.privateTitle}
            image={
              <VehicleStage>
                <Silhouette name="suv" className="h-auto w-1/2 text-on-stage" />
              </VehicleStage>
            }
            badges={<Badge tone="accent">{w.private}</Badge>}
            price={<Price state="locked" title={w.privatePrice} note={w.asked} action={unlock} />}
          />
        </State>
        <State name="price on request">
          {live(outlanderSport, {
            badges: <Badge>{w.used}</Badge>,
            price: <Price state="on-request" title={w.onRequest} note={w.onRequestNote} />,
            payment: undefined,
          })}
        </State>
        <State name="sale pending">
          {live(outlander, {
            badges: (
              <>
                <Badge tone="ink">{w.new}</Badge>
                <Badge tone="warn">{w.pending}</Badge>
              </>
            ),
          })}
        </State>
        <State name="sold">
          {live(eclipseCross, {
            sold: true,
            badges: <Badge tone="ink">{w.sold}</Badge>,
            compare: undefined,
            saved: true,
            price: (
              <Price
                state="on-request"
                title={w.soldTitle}
                action={
                  <LinkButton size="sm" variant="secondary" href="#similar">
                    {w.soldAction}
                  </LinkButton>
                }
              />
            ),
            payment: undefined,
          })}
        </State>
        <State name="loading">
          <div aria-busy="true">
            <VehicleCardSkeleton />
          </div>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const w = wordsOf(cardWords, context);
    return (
      <div className="w-72">
        <LiveCard
          vehicle={eclipseCross}
          locale="es"
          {...{
            badges: (
              <>
                <Badge>{w.certified}</Badge>
                <Badge tone="accent">{w.drop}</Badge>
              </>
            ),
          }}
        />
      </div>
    );
  },
};

export const List: Story = {
  render: (_, context) => (
    <VehicleGrid>
      {exampleVehicles.map((vehicle) => (
        <li key={vehicle.id}>
          <LiveCard vehicle={vehicle} locale={localeOf(context)} />
        </li>
      ))}
    </VehicleGrid>
  ),
};

const one: Partial<Story> = {
  render: (_, context) => (
    <div className="max-w-85">
      <LiveCard vehicle={outlander} locale={localeOf(context)} />
    </div>
  ),
};

export const Keyboard: Story = {
  ...one,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const link = card.getByRole("link", { name: outlander.title });
    const compare = card.getByRole("checkbox");
    const save = card.getByRole("button");
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(compare).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(compare).toBeChecked();
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Enter}");
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expect(save).toHaveAccessibleName(/Outlander/);
  },
};

export const OneHitArea: Story = {
  ...one,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const link = card.getByRole("link");
    const at = (element: Element, share = 0.5) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share);
    };
    await expect(at(card.getByRole("img"))).toBe(link);
    await expect(at(card.getByText(outlander.price))).toBe(link);
    await expect(at(card.getByRole("button"))?.closest("button")).toBe(card.getByRole("button"));
    await expect(at(card.getByRole("checkbox"))).toBe(card.getByRole("checkbox"));
    await expect(link.querySelector("button, input")).toBeNull();
  },
};
