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
  purpose: "A vehicle page: images, price, payment and actions first, then all details in one column.",
  avoid: [
    "With tabs: visitors overlook them. Use disclosures for long lists.",
    "With a second primary button: pre-approval is primary, the test drive is secondary.",
    "For a sold vehicle: use ErrorPage with similar vehicles.",
  ],
  anatomy: [
    ["Gallery", "`Gallery`: a thumbnail per image; a full-screen lightbox"],
    ["Summary", "`VehicleHeading` and `BuyBox`: sticky beside the rest"],
    ["At a glance", "`SpecGrid`: the specs"],
    ["Payment", "`PaymentCalculator`: updates the payment here, in the buy box and in the bar"],
    ["Equipment", "`Equipment`: highlights visible, long lists collapsed"],
    ["Store", "`StorePanel`: map, address and hours"],
    ["Bar", "`VehicleBar`: price and primary action on phones"],
  ],
  keyboard: [
    ["Tab", "Moves in reading order: images, price and actions, then the details"],
    ["Arrows", "In the calculator: select a term or score; the new payment is announced"],
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
  const t = wordsOf(words, context);
  const messages = messagesOf(context);
  const payment = exampleResult(values, locale, { size: "lg", align: "end" });
  return (
    <SamplePage context={context}>
      <VehiclePage
        breadcrumbs={{
          label: messages.breadcrumbs.label,
          items: [{ href: "#list", label: t.list }, { label: t.title }],
        }}
        gallery={
          <Gallery
            id="gallery"
            label={messages.gallery.label}
            previousLabel={messages.gallery.previous}
            nextLabel={messages.gallery.next}
            badges={<Badge tone="ink">{t.new}</Badge>}
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
          <Section title={t.similar} action={<Link href="#similar">{t.all}</Link>}>
            <VehicleGrid className="lg:grid-cols-3!">
              {[outlander, outlanderSport, mirage].map((vehicle) => (
                <li key={vehicle.id}>
                  <VehicleCard {...cardOf(vehicle, locale)} />
                </li>
              ))}
            </VehicleGrid>
          </Section>
        }
        finePrint={{ label: t.finePrint, paragraphs: [t.note] }}
        bar={<Bar context={context} payment={payment} />}
      >
        <Section gap="detail" title={t.glance}>
          <SpecGrid items={specsOf(wordsOf(specRows, context)).slice(1)} />
        </Section>
        <Section gap="detail" title={t.payment}>
          <ExampleCalculator
            locale={locale}
            financeOnly
            onValuesChange={(changed) => setValues({ ...values, ...changed })}
          />
        </Section>
        <SampleEquipment context={context} />
        <Section gap="detail" title={t.seeIt}>
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
  const t = wordsOf(words, context);
  const calculator = wordsOf(calculatorWords, context);
  const messages = messagesOf(context);
  return (
    <BuyBox
      label={t.actions}
      price={<Price size="lg" amount={price} note={messages.price.fees} />}
      payment={payment}
      breakdown={
        <PriceBreakdown
          label={messages.priceBreakdown.label}
          lines={[
            { label: calculator.vehicle, amount: dollars(exampleDeal.vehicle) },
            { label: calculator.documentary, amount: dollars(exampleDeal.fee) },
          ]}
          total={{ label: messages.priceBreakdown.total, amount: price }}
          excluded={messages.priceBreakdown.excluded}
        />
      }
      actions={
        <>
          <LinkButton href="#pre-approval" size="lg" block>
            {calculator.preApproval}
          </LinkButton>
          <LinkButton href="#test-drive" size="lg" variant="secondary" block>
            {t.testDrive}
          </LinkButton>
        </>
      }
      note={t.note}
    />
  );
}

function Bar({
  context,
  payment,
  className,
}: PartProps & { payment: ReturnType<typeof exampleResult>; className?: string }) {
  const t = wordsOf(words, context);
  return (
    <VehicleBar
      price={price}
      note={messagesOf(context).price.fees}
      payment={
        <>
          <strong className="font-semibold text-text">
            {payment.amount}
            {messagesOf(context).payment.perMonth}
          </strong>{" "}
          {payment.terms}
        </>
      }
      className={className}
    >
      <IconLink href={`tel:${sampleStores[0].phone}`} label={t.call}>
        <Icon name="phone" />
      </IconLink>
      <LinkButton href="#pre-approval" className="px-4! text-sm!">
        {wordsOf(pageWords, context).action}
      </LinkButton>
    </VehicleBar>
  );
}

function SampleEquipment({ context }: PartProps) {
  const t = wordsOf(words, context);
  const features = wordsOf(exampleFeatures, context);
  return (
    <Equipment
      title={t.features}
      highlights={features.slice(0, 9)}
      lists={[
        { title: t.standard, items: features },
        { title: t.optional, items: features.slice(9) },
      ]}
    />
  );
}

function Store({ context }: PartProps) {
  const t = wordsOf(words, context);
  const messages = messagesOf(context);
  const [store] = sampleStores;
  return (
    <StorePanel
      map={{
        label: t.map,
        caption: messages.schematicMap.caption,
        places: sampleStores.map(({ short, latitude, longitude }, at) => ({
          latitude,
          longitude,
          number: at + 1,
          name: short,
          current: at === 0,
        })),
      }}
      location={{
        number: 1,
        name: store.name,
        addressLines: store.address,
        status: <OpenNow state="open">{messages.openNow.openUntil(wordsOf(pageWords, context).six)}</OpenNow>,
        actions: (
          <LinkButton href="#directions" variant="secondary">
            <Icon name="directions" size={18} />
            {messages.locationCard.directions}
          </LinkButton>
        ),
      }}
      hours={{ caption: t.hours, rows: [{ days: t.weekdays, hours: t.clock }] }}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    const calculator = wordsOf(calculatorWords, context);
    const payment = exampleResult(assumed, localeOf(context), { size: "lg", align: "end" });
    return (
      <States>
        <State name="heading">
          <Heading context={context} />
        </State>
        <State name="bar, below 768 px">
          <ScreenFrame height={120}>
            <Bar context={context} payment={payment} className="md:flex!" />
          </ScreenFrame>
        </State>
        <State name="buy box, price open">
          <OpenBuyBox context={context} payment={payment.figure} />
        </State>
        <State name="buy box, price locked: unlocking is the primary button">
          <BuyBox
            label={t.actions}
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
                {t.testDrive}
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

/** Images, price, details in this order, and a bar with price and action. */
export const Phone: Story = { globals: { viewport: { value: "phone" } } };

export const Spanish: Story = { name: "Long Spanish", globals: { locale: "es" } };

export const Keyboard: Story = {
  globals: { locale: "en" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = within(canvas.getByRole("region", { name: "Price and next steps" }));
    const estimate = within(canvas.getByRole("region", { name: "Your estimate" }));

    // Native disclosures do not react to synthetic keys, so click them.
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
