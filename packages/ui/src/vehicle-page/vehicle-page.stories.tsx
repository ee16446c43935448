import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/badge.tsx";
import { LinkButton } from "../button/button.tsx";
import { Section } from "../container/container.tsx";
import { Gallery } from "../gallery/gallery.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconLink } from "../icon-button/icon-button.tsx";
import { Link } from "../link/link.tsx";
import { OpenNow } from "../open-now/open-now.tsx";
import { Price } from "../price/price.tsx";
import { PriceBreakdown } from "../price-breakdown/price-breakdown.tsx";
import { SpecGrid } from "../spec-grid/spec-grid.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ExampleCalculator } from "../storybook/example-calculator.tsx";
import { calculatorWords } from "../storybook/example-calculator-words.ts";
import { cardOf, factsOf } from "../storybook/example-card.tsx";
import { dollars, exampleDeal } from "../storybook/example-deal.ts";
import { exampleFeatures } from "../storybook/example-features.ts";
import { examplePhotos } from "../storybook/example-photos.tsx";
import { assumed, exampleResult } from "../storybook/example-result.tsx";
import { specRows, specsOf } from "../storybook/example-specs.tsx";
import { eclipseCross, mirage, outlander, outlanderSport } from "../storybook/example-vehicles.ts";
import { sampleStores } from "../storybook/sample-dealership.tsx";
import { pageWords, SamplePage } from "../storybook/sample-page.tsx";
import { ScreenFrame } from "../storybook/screen-frame.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, type StoryContext, wordsOf } from "../storybook/words.ts";
import { VehicleCard, VehicleGrid } from "../vehicle-card/vehicle-card.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Equipment } from "./equipment.tsx";
import { StorePanel } from "./store-panel.tsx";
import { VehicleBar } from "./vehicle-bar.tsx";
import { VehicleHeading } from "./vehicle-heading.tsx";
import { VehiclePage } from "./vehicle-page.tsx";

const words = {
  en: {
    list: "New vehicles",
    new: "New",
    title: "2025 Mitsubishi Eclipse Cross",
    subtitle: "SE AWD · Heated front seats · Stock P26041",
    actions: "Price and next steps",
    testDrive: "Schedule a test drive",
    note: "Price and payment include our dealer fees; tax, title and registration are extra.",
    call: "Call now",
    glance: "At a glance",
    payment: "Estimate your payment",
    features: "Key features",
    standard: "Standard equipment",
    optional: "Optional equipment",
    seeIt: "See it at Larkspur North",
    map: "Map of our 4 locations",
    hours: "Sales hours",
    weekdays: "Monday – Saturday",
    clock: "9 AM to 6 PM",
    similar: "Similar vehicles",
    all: "All new SUVs",
    finePrint: "Fine print",
  },
  es: {
    list: "Vehículos nuevos",
    new: "Nuevo",
    title: "Mitsubishi Eclipse Cross 2025",
    subtitle: "SE AWD · Asientos delanteros con calefacción · Inventario P26041",
    actions: "Precio y próximos pasos",
    testDrive: "Programar una prueba de manejo",
    note: "El precio y el pago incluyen nuestros cargos; impuestos, título y registro se pagan aparte.",
    call: "Llamar ahora",
    glance: "A primera vista",
    payment: "Estime su pago",
    features: "Características principales",
    standard: "Equipamiento de serie",
    optional: "Equipamiento opcional",
    seeIt: "Véalo en Larkspur North",
    map: "Plano de nuestras 4 sucursales",
    hours: "Horario de ventas",
    weekdays: "De lunes a sábado",
    clock: "de 9 a. m. a 6 p. m.",
    similar: "Vehículos similares",
    all: "Todos los SUV nuevos",
    finePrint: "Letra pequeña",
  },
};

const guide: ComponentGuide = {
  purpose:
    "One vehicle: pictures, price, payment and the next step without scrolling, then everything there is to know in one column.",
  avoid: [
    "With tabs for its parts: what is behind a tab is overlooked. Long lists are disclosures.",
    "With a second primary button: pre-approval is the one, the test drive stands below it.",
    "For a vehicle that is sold: say so with ErrorPage and show what is close to it.",
  ],
  anatomy: [
    ["Gallery", "`Gallery`: every picture has a thumbnail; the lightbox fills the screen"],
    ["Summary", "`VehicleHeading` and `BuyBox`: stay in view beside the rest"],
    ["At a glance", "`SpecGrid`: the facts"],
    ["Payment", "`PaymentCalculator`: changes the figure here, in the buy box and in the bar"],
    ["Equipment", "`Equipment`: highlights in view, long lists one press away"],
    ["Store", "`StorePanel`: map, address and hours"],
    ["Bar", "`VehicleBar`: on phones, price and primary action in reach"],
  ],
  keyboard: [
    ["Tab", "In the order of reading: pictures, price and actions, then the facts"],
    ["Arrows", "In the calculator: from one term or score to the next; the new payment is announced"],
  ],
  product: ["vehicle-page.md", "payments.md#what-is-printed-beside-a-payment"],
};

const meta = {
  title: "Patterns/VehiclePage",
  component: VehiclePage,
  subcomponents: { VehicleHeading, BuyBox, VehicleBar, Equipment, StorePanel },
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "900px" } } },
  args: {
    breadcrumbs: { label: "", items: [] },
    gallery: null,
    summary: null,
    finePrint: { label: "", paragraphs: [] },
  },
  render: (_, context) => <Sample context={context} />,
} satisfies Meta<typeof VehiclePage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PartProps = { context: StoryContext };

const price = dollars(exampleDeal.price);

function Sample({ context }: PartProps) {
  const [values, setValues] = useState(assumed);
  const locale = localeOf(context);
  const w = wordsOf(words, context);
  const m = messagesOf(context);
  const payment = exampleResult(values, locale, { size: "lg", align: "end" });
  return (
    <SamplePage context={context}>
      <VehiclePage
        breadcrumbs={{
          label: m.breadcrumbs.label,
          items: [{ href: "#list", label: w.list }, { label: w.title }],
        }}
        gallery={
          <Gallery
            id="gallery"
            label={m.gallery.label}
            previousLabel={m.gallery.previous}
            nextLabel={m.gallery.next}
            badges={<Badge tone="ink">{w.new}</Badge>}
            photos={examplePhotos(4, locale)}
          />
        }
        summary={
          <>
            <Heading context={context} />
            <OpenBuyBox context={context} payment={payment.figure} />
          </>
        }
        related={
          <Section title={w.similar} action={<Link href="#similar">{w.all}</Link>}>
            <VehicleGrid className="lg:grid-cols-3!">
              {[outlander, outlanderSport, mirage].map((vehicle) => (
                <li key={vehicle.id}>
                  <VehicleCard {...cardOf(vehicle, locale)} />
                </li>
              ))}
            </VehicleGrid>
          </Section>
        }
        finePrint={{ label: w.finePrint, paragraphs: [w.note] }}
        bar={<Bar context={context} payment={payment.amount} />}
      >
        <Section gap="detail" title={w.glance}>
          <SpecGrid items={specsOf(wordsOf(specRows, context)).slice(1)} />
        </Section>
        <Section gap="detail" title={w.payment}>
          <ExampleCalculator
            locale={locale}
            financeOnly
            onValuesChange={(changed) => setValues({ ...values, ...changed })}
          />
        </Section>
        <SampleEquipment context={context} />
        <Section gap="detail" title={w.seeIt}>
          <Store context={context} />
        </Section>
      </VehiclePage>
    </SamplePage>
  );
}

function Heading({ context }: PartProps) {
  const { title, subtitle } = wordsOf(words, context);
  return (
    <VehicleHeading
      title={title}
      subtitle={subtitle}
      facts={factsOf({ ...eclipseCross, miles: "12" }, localeOf(context))}
    />
  );
}

function OpenBuyBox({ context, payment }: PartProps & { payment: React.ReactNode }) {
  const w = wordsOf(words, context);
  const calculator = wordsOf(calculatorWords, context);
  const m = messagesOf(context);
  return (
    <BuyBox
      label={w.actions}
      price={<Price size="lg" amount={price} note={m.price.fees} />}
      payment={payment}
      breakdown={
        <PriceBreakdown
          label={m.priceBreakdown.label}
          lines={[
            { label: calculator.vehicle, amount: dollars(exampleDeal.vehicle) },
            { label: calculator.documentary, amount: dollars(exampleDeal.fee) },
          ]}
          total={{ label: m.priceBreakdown.total, amount: price }}
          excluded={m.priceBreakdown.excluded}
        />
      }
      actions={
        <>
          <LinkButton href="#pre-approval" size="lg" block>
            {calculator.preApproval}
          </LinkButton>
          <LinkButton href="#test-drive" size="lg" variant="secondary" block>
            {w.testDrive}
          </LinkButton>
        </>
      }
      note={w.note}
    />
  );
}

function Bar({ context, payment, className }: PartProps & { payment: string; className?: string }) {
  const w = wordsOf(words, context);
  return (
    <VehicleBar
      price={price}
      payment={`${payment}${messagesOf(context).payment.perMonth}`}
      className={className}
    >
      <IconLink href={`tel:${sampleStores[0].phone}`} label={w.call}>
        <Icon name="phone" />
      </IconLink>
      <LinkButton href="#pre-approval" className="px-4! text-sm!">
        {wordsOf(pageWords, context).action}
      </LinkButton>
    </VehicleBar>
  );
}

function SampleEquipment({ context }: PartProps) {
  const w = wordsOf(words, context);
  const features = wordsOf(exampleFeatures, context);
  return (
    <Equipment
      title={w.features}
      highlights={features.slice(0, 9)}
      lists={[
        { title: w.standard, items: features },
        { title: w.optional, items: features.slice(9) },
      ]}
    />
  );
}

function Store({ context }: PartProps) {
  const w = wordsOf(words, context);
  const m = messagesOf(context);
  const [store] = sampleStores;
  return (
    <StorePanel
      map={{
        label: w.map,
        caption: m.schematicMap.caption,
        places: sampleStores.map(({ short, latitude, longitude }, at) => ({
          latitude,
          longitude,
          number: at + 1,
          name: short,
          here: at === 0,
        })),
      }}
      location={{
        number: 1,
        name: store.name,
        addressLines: store.address,
        status: <OpenNow state="open">{m.openNow.openUntil(wordsOf(pageWords, context).six)}</OpenNow>,
        actions: (
          <LinkButton href="#directions" variant="secondary">
            <Icon name="directions" size={18} />
            {m.locationCard.directions}
          </LinkButton>
        ),
      }}
      hours={{ caption: w.hours, rows: [{ days: w.weekdays, hours: w.clock }] }}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => {
    const w = wordsOf(words, context);
    const calculator = wordsOf(calculatorWords, context);
    const { amount, figure } = exampleResult(assumed, localeOf(context), { size: "lg", align: "end" });
    return (
      <States>
        <State name="heading">
          <Heading context={context} />
        </State>
        <State name="bar, below 768 px">
          <ScreenFrame height={120}>
            <Bar context={context} payment={amount} className="md:flex!" />
          </ScreenFrame>
        </State>
        <State name="buy box, price open">
          <OpenBuyBox context={context} payment={figure} />
        </State>
        <State name="buy box, price locked: unlocking is the primary button">
          <BuyBox
            label={w.actions}
            price={
              <Price
                size="lg"
                state="locked"
                title={calculator.locked}
                note={calculator.lockedNote}
                action={<LinkButton href="#unlock">{calculator.unlock}</LinkButton>}
              />
            }
            actions={
              <LinkButton href="#test-drive" variant="secondary" block>
                {w.testDrive}
              </LinkButton>
            }
          />
        </State>
        <State name="equipment">
          <SampleEquipment context={context} />
        </State>
        <State name="store">
          <Store context={context} />
        </State>
      </States>
    );
  },
};

/** Pictures, price, facts, in this order, and a bar with price and action in reach. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

export const Keyboard: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = within(canvas.getByRole("region", { name: "Price and next steps" }));
    const estimate = within(canvas.getByRole("region", { name: "Your estimate" }));

    // Native disclosures: only a browser opens them by key, so here they are pressed.
    await userEvent.click(box.getByText("What’s in this price"));
    await expect(box.getByText("Documentary fee")).toBeVisible();
    const equipment = canvas.getByText("Standard equipment");
    await userEvent.click(equipment);
    await expect(equipment.closest("details")).toHaveAttribute("open");

    // Another term changes the payment in the buy box too.
    const figure = (part: typeof box) =>
      part.getByText((_, element) =>
        /^\$[\d,]+\/mo/.test(element?.tagName === "P" ? element.textContent : ""),
      ).textContent;
    const before = figure(box);
    canvas.getByRole("radio", { name: "72" }).focus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("radio", { name: "60" })).toBeChecked();
    await waitFor(() => expect(figure(box)).not.toBe(before));
    await expect(figure(box)).toBe(figure(estimate));
  },
};
