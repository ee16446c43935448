import { fillTokens } from "@forecourt/dealership/content";
import { formatMoney } from "@forecourt/money";
import { LinkButton } from "@forecourt/ui/button";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Icon } from "@forecourt/ui/icon";
import { Price } from "@forecourt/ui/price";
import { EstimatedPayment } from "#content/payment/estimated-payment.tsx";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { headlinePrice } from "#server/vehicles/headline-price.ts";
import { cardPayment } from "#server/vehicles/payment-estimate.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { intlLocale } from "#shared/locale/intl-locale.ts";
import { UnlockStep } from "./unlock-step.tsx";

/** Not the page's own: this step may be in a dialog of a list, which has that one. */
const EXPLAINER_ID = "granted-payment-explainer";

type GrantedStepProps = {
  firstName: string | undefined;
  vehicle: VisibleVehicle | null;
  next: string | null;
  context: PageContext;
};

/** The last step: the price of the vehicle and links to continue. */
export function GrantedStep({ firstName, vehicle, next, context }: GrantedStepProps) {
  const { locale, storeId, inventory } = context;
  const { granted } = siteContent(locale, storeId).content.unlock;
  const t = translator(locale, "unlock");
  const vehicleCount = new Intl.NumberFormat(intlLocale(locale)).format(inventory.size);
  const { title, text, points } = fillTokens(granted, { firstName: firstName ?? "", vehicleCount });
  const path = vehicle ? vehicleAddress(vehicle, context) : null;
  const onward = next !== null && next !== path ? next : null;
  return (
    <UnlockStep
      step="granted"
      title={title}
      text={firstName ? text : t("granted")}
      mark={
        <span className="mb-5 grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
          <Icon name="check" size={28} />
        </span>
      }
      vehicle={vehicle}
      points={points}
      pointIcon="unlock"
      context={context}
    >
      {vehicle ? <OpenPrice vehicle={vehicle} context={context} /> : null}
      <div className="grid gap-2.5">
        {vehicle && path ? (
          <LinkButton href={path} size="lg" block>
            {t("seeVehicle", { model: vehicle.model })}
          </LinkButton>
        ) : null}
        <LinkButton
          href={onward ?? localPath(locale, LISTING_PATH)}
          size="lg"
          block
          variant={vehicle ? "secondary" : "primary"}
        >
          {onward ? t("continue") : t("browse")}
        </LinkButton>
      </div>
      {vehicle ? <FinePrint className="mt-4">{t("estimate")}</FinePrint> : null}
      {vehicle ? <PaymentExplainerDialog context={context} id={EXPLAINER_ID} /> : null}
    </UnlockStep>
  );
}

/** The unlocked price of the vehicle, with its payment. */
function OpenPrice({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const { locale, settings } = context;
  const t = translator(locale, "vehicle");
  const price = headlinePrice(vehicle, settings);
  const payment = cardPayment(vehicle, settings);
  if (price === null) return null;
  return (
    <div className="mb-5 flex items-start justify-between gap-4 rounded-md border border-line p-4.5">
      <Price size="lg" amount={formatMoney(price, locale, { cents: "never" })} note={t("includesFees")} />
      {payment ? <EstimatedPayment estimate={payment} context={context} explainedBy={EXPLAINER_ID} /> : null}
    </div>
  );
}
