import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { LinkButton } from "../button/button.tsx";
import { CompareToggle } from "../compare-toggle/compare-toggle.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
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
  purpose: "A vehicle in a list, with its main facts, price and actions.",
  avoid: [
    "For a model of the range with its starting price: use ModelCard.",
    "For an offer or a notice inside the grid: put it after the list.",
    "For all details of a vehicle: use its page. Cards show the same fields in the same order.",
  ],
  anatomy: [
    ["Card", "One click target: the title's link covers it"],
    ["Picture", "A VehicleImage with the condition and one more badge"],
    ["Save", "A SaveButton over the image, outside the link"],
    ["Title and trim", "Year, make and model; trim and one distinguishing feature"],
    ["Facts", "Mileage, drivetrain, fuel; each also has a filter"],
    ["Price and payment", "Fees included; the estimate, its terms in a row of their own"],
    ["Action", "While a lower price is locked: what is asked, and the button"],
    [
      "Store, test drive, compare",
      "The store; a link that books a test drive and a CompareToggle, outside the card's link",
    ],
  ],
  keyboard: [
    ["Tab", "Moves to the vehicle's link, then to terms, test drive, compare and save"],
    ["Enter", "Opens the vehicle's page"],
    ["Space", "Toggles compare, presses save"],
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

const testDriveWords = {
  en: { label: "Test drive", name: (title: string) => `Test drive: ${title}` },
  es: { label: "Pruébelo", name: (title: string) => `Pruébelo: ${title}` },
};

type LiveCardProps = { vehicle: ExampleVehicle; locale: "en" | "es"; saved?: boolean; compared?: boolean };

/** A card with a test drive, and working save and compare. */
function LiveCard({ vehicle, locale, saved = false, compared = false, ...rest }: LiveCardProps & object) {
  const [isSaved, setSaved] = useState(saved);
  const [isCompared, setCompared] = useState(compared);
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
      testDrive={
        <Link href="#test-drive" aria-label={testDriveWords[locale].name(vehicle.title)}>
          {testDriveWords[locale].label}
        </Link>
      }
      compare={
        <CompareToggle
          label={messages.compareToggle.label}
          vehicle={vehicle.title}
          compared={isCompared}
          onClick={() => setCompared(!isCompared)}
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
    const t = wordsOf(cardWords, context);
    const live = (vehicle: ExampleVehicle, more: object = {}) => (
      <LiveCard vehicle={vehicle} locale={locale} {...more} />
    );
    const unlock = (
      <LinkButton size="sm" variant="secondary" href="#unlock">
        <Icon name="lock" size={16} />
        {t.unlock}
      </LinkButton>
    );
    return (
      <States columns={3}>
        <State name="new">{live(outlander, { badges: <Badge tone="ink">{t.new}</Badge> })}</State>
        <State name="used">{live(outlanderSport, { badges: <Badge>{t.used}</Badge> })}</State>
        <State name="certified, saving, saved, compared">
          {live(eclipseCross, {
            saved: true,
            compared: true,
            badges: (
              <>
                <Badge>{t.certified}</Badge>
                <Badge tone="success">{t.saving}</Badge>
              </>
            ),
          })}
        </State>
        <State name="locked price: what unlocks it, what is asked">
          {live(frontier, {
            badges: <Badge>{t.used}</Badge>,
            price: <Price state="locked" title={t.locked} note={t.asked} action={unlock} />,
            payment: undefined,
          })}
        </State>
        <State name="locked price beside the one that is open">
          {live(mirage, {
            badges: <Badge>{t.certified}</Badge>,
            price: <Price amount={mirage.price} note={t.retail} />,
            action: (
              <>
                <p className="text-caption leading-snug">{t.forDetails}</p>
                {unlock}
              </>
            ),
          })}
        </State>
        <State name="locked inventory: no link, nothing of the vehicle">
          <VehicleCard
            title={t.privateTitle}
            image={
              <VehicleStage>
                <Silhouette name="suv" className="h-auto w-1/2 text-on-stage" />
              </VehicleStage>
            }
            badges={<Badge tone="accent">{t.private}</Badge>}
            price={<Price state="locked" title={t.privatePrice} note={t.asked} action={unlock} />}
          />
        </State>
        <State name="price on request">
          {live(outlanderSport, {
            badges: <Badge>{t.used}</Badge>,
            price: <Price state="on-request" title={t.onRequest} note={t.onRequestNote} />,
            payment: undefined,
          })}
        </State>
        <State name="sale pending">
          {live(outlander, {
            badges: (
              <>
                <Badge tone="ink">{t.new}</Badge>
                <Badge tone="warn">{t.pending}</Badge>
              </>
            ),
          })}
        </State>
        <State name="sold">
          {live(eclipseCross, {
            sold: true,
            badges: <Badge tone="ink">{t.sold}</Badge>,
            testDrive: undefined,
            compare: undefined,
            saved: true,
            price: (
              <Price
                state="on-request"
                title={t.soldTitle}
                action={
                  <LinkButton size="sm" variant="secondary" href="#similar">
                    {t.soldAction}
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
    const t = wordsOf(cardWords, context);
    return (
      <div className="w-72">
        <LiveCard
          vehicle={eclipseCross}
          locale="es"
          {...{
            badges: (
              <>
                <Badge>{t.certified}</Badge>
                <Badge tone="success">{t.saving}</Badge>
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
    const compare = card.getByRole("button", { name: /^compar/i });
    const save = card.getByRole("button", { name: /^(save|guardar)/i });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(card.getByRole("link", { name: /^(test drive|pruébelo):/i })).toHaveFocus();
    await userEvent.tab();
    await expect(compare).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(compare).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await expect(save).toHaveAttribute("aria-pressed", "false");
    await userEvent.keyboard("{Enter}");
    await expect(save).toHaveAttribute("aria-pressed", "true");
    await expect(save).toHaveAccessibleName(/Outlander/);
  },
};

export const OneClickTarget: Story = {
  ...one,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    const link = card.getByRole("link", { name: outlander.title });
    const testDrive = card.getByRole("link", { name: /^(test drive|pruébelo):/i });
    const at = (element: Element, share = 0.5) => {
      const box = element.getBoundingClientRect();
      return document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share);
    };
    await expect(at(card.getByRole("img"))).toBe(link);
    await expect(at(card.getByText(outlander.price))).toBe(link);
    await expect(at(testDrive)).toBe(testDrive);
    for (const button of card.getAllByRole("button")) await expect(at(button)).toBe(button);
    await expect(link.querySelector("button, input")).toBeNull();
  },
};
