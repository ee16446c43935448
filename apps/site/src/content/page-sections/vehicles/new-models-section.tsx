import { formatDate } from "@forecourt/calendar";
import type { NewModel } from "@forecourt/dealership/content";
import { estimateLoan, formatPaymentTerms, loanTerms, priceBreakdown } from "@forecourt/finance";
import { noFilters } from "@forecourt/inventory";
import { formatMoney } from "@forecourt/money";
import { Section } from "@forecourt/ui/container";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Icon } from "@forecourt/ui/icon";
import { ModelCard } from "@forecourt/ui/model-card";
import { Heading } from "@forecourt/ui/text";
import { TextButton } from "@forecourt/ui/text-button";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { Cents } from "@forecourt/units";
import { contentPicture } from "#content/content-picture/content-picture.ts";
import { PHONE_WIDTH } from "#content/content-picture/picture-sizes.ts";
import { estimatedPaymentTexts } from "#content/payment/estimated-payment.tsx";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import { IntentLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import { listingAddressOf } from "#shared/addresses/addresses.ts";
import type { SectionProps } from "../section-props.ts";
import { ForwardLink } from "../text/forward-link.tsx";
import { modelOffers } from "./model-offers.ts";

/** The number of leading models with a card of double width. */
const WIDE_CARDS = 2;

/** The new models with starting prices and estimated monthly payments. */
export function NewModelsSection({ section, context }: SectionProps<"new-models">) {
  const { newModels } = siteContent(context.locale, context.storeId).content;
  return (
    <Section
      id={section.id}
      heading={<Heading level={2}>{section.title}</Heading>}
      lead={section.text}
      action={<ForwardLink link={section.link} />}
    >
      <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {newModels.map((model, index) => (
          <NewModelCard key={model.id} model={model} wide={index < WIDE_CARDS} context={context} />
        ))}
      </div>
      <FinePrint className="mt-5 max-w-[110ch]">{section.disclaimer}</FinePrint>
      <PaymentExplainerDialog context={context} />
    </Section>
  );
}

type NewModelCardProps = { model: NewModel; wide: boolean; context: PageContext };

function NewModelCard({ model, wide, context }: NewModelCardProps) {
  const { locale, settings, vocabulary, terms: own } = context;
  const t = translator(locale, "home");
  const price = priceBreakdown({
    price: model.starting_price as Cents,
    condition: "new",
    fees: settings.fees,
  });
  if (!price.ok) return null;
  const estimate = estimateLoan(
    { price: price.value, year: model.year, ...loanTerms(price.value, own, settings.finance) },
    settings.finance,
  );
  if (!estimate.ok) return null;
  const { amount, suffix, terms } = estimatedPaymentTexts(estimate.value, context);
  const background = model.background_image && contentPicture(model.background_image, locale);
  const filters = { ...noFilters(), condition: ["new"], makeModel: [model.model] };
  const list = {
    filters,
    sort: vocabulary.defaultSort,
    page: 1,
    terms: own ? formatPaymentTerms(own) : undefined,
  };
  return (
    <ModelCard
      href={listingAddressOf(list, context)}
      linkAs={IntentLink}
      title={vehicleName({ year: model.year, make: "", model: model.model_label }, locale)}
      wide={wide}
      text={
        <>
          {wide ? <span className="hidden font-medium text-text lg:block">{model.tagline}</span> : null}
          <span className="block">
            <SummaryFacts text={model.summary} />
          </span>
          <ModelOfferLine model={model} context={context} />
        </>
      }
      fromLabel={t("from")}
      price={formatMoney(price.value.total, locale, { cents: "never" })}
      payment={
        <>
          {amount}
          {suffix}
          <TextButton
            {...opensDialog(PAYMENT_EXPLAINER_ID)}
            className="relative z-10 flex! text-subtle text-xs"
          >
            {terms}
          </TextButton>
        </>
      }
      image={
        <VehicleImage
          {...contentPicture(model.evoxImages.driverFront, locale)}
          ratio="wide"
          style={background ? { background: `center / cover url("${background.src}")` } : undefined}
          sizes={
            wide
              ? `(min-width: 768px) 50vw, ${PHONE_WIDTH}`
              : "(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 50vw"
          }
        />
      }
    />
  );
}

/** Facts separated by dots. Lines break between facts, not within `S-AWC`. */
function SummaryFacts({ text }: { text: string }) {
  return text.split(" · ").map((fact, index) => (
    <span key={fact}>
      {index > 0 ? " · " : null}
      <span className="inline-block">{fact}</span>
    </span>
  ));
}

/** The label and end date of the first offer, and the number of others. */
function ModelOfferLine({ model, context }: { model: NewModel; context: PageContext }) {
  const [first, ...others] = modelOffers(model, context);
  if (!first) return null;
  const date = formatDate(first.endsOn, context.locale, { month: "short", day: "numeric" });
  return (
    <span className="mt-2 flex items-start gap-1.5 font-medium text-accent-text text-caption">
      <Icon name="tag" size={14} className="mt-0.5 shrink-0" />
      {translator(context.locale, "home")("modelOffer", {
        label: first.label,
        others: others.length,
        date,
      })}
    </span>
  );
}
