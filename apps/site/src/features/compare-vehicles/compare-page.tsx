import { formatPaymentTerms } from "@forecourt/finance";
import { LinkButton } from "@forecourt/ui/button";
import { Container } from "@forecourt/ui/container";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { EmptyState } from "@forecourt/ui/empty-state";
import { Icon } from "@forecourt/ui/icon";
import { PageHeader } from "@forecourt/ui/page-header";
import { VehicleGrid } from "@forecourt/ui/vehicle-card";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { TermsBar } from "#content/terms-bar/terms-bar.tsx";
import { VehicleListCard } from "#content/vehicle-card/vehicle-list-card.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { FoundVehicle } from "#server/vehicles/find-vehicle.ts";
import { COMPARE_PATH, comparePath } from "#shared/addresses/compare-path.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { AddLink } from "./add-link.tsx";
import { ComparisonActions } from "./comparison-actions.tsx";
import { ComparisonTable } from "./comparison-table.tsx";
import { NotCompared } from "./not-compared.tsx";

type ComparePageProps = {
  found: readonly FoundVehicle[];
  context: PageContext;
};

const MOST_VEHICLES = 4;

/** Up to four vehicles side by side; what is sold or locked is named above them. */
export function ComparePage({ found, context }: ComparePageProps) {
  const { locale, terms } = context;
  const t = translator(locale, "compare");
  const vins = found.map(({ vehicle }) => vehicle.vin);
  const vehicles = found.flatMap((one) => (one.state === "shown" ? [one.vehicle] : []));
  const own = terms && formatPaymentTerms(terms);
  const hrefOf = (compared: readonly string[]) => localPath(locale, comparePath(compared, own));
  const href = hrefOf(vins);
  const hrefWithout = (vin: string) => hrefOf(vins.filter((other) => other !== vin));
  const listHref = addressWithTerms(localPath(locale, LISTING_PATH), own);
  const count = vehicles.length;
  const heading = count > 1 ? t("heading", { count }) : count === 1 ? t("headingOne") : t("title");
  return (
    <Container>
      <PageCrumbs path={COMPARE_PATH} label={t("title")} context={context} />
      <PageHeader
        title={heading}
        text={count > 1 ? t("lead") : count === 1 ? t("leadOne") : undefined}
        aside={
          count > 0 ? (
            <div className="flex flex-wrap gap-2.5 lg:justify-end print:hidden">
              {count < MOST_VEHICLES ? (
                <LinkButton as={AddLink} variant="secondary" href={listHref} data-vins={vins.join()}>
                  <Icon name="plus" size={18} />
                  {t("add")}
                </LinkButton>
              ) : null}
              <ComparisonActions
                words={{ copy: t("copy"), copied: t("copied"), print: t("print") }}
                copyIcon={<Icon name="copy" size={18} />}
                printIcon={<Icon name="printer" size={18} />}
              />
            </div>
          ) : undefined
        }
      />
      {count > 0 ? <TermsBar href={href} context={context} className="mb-4 print:hidden" /> : null}
      {found.map((one) =>
        one.state === "shown" ? null : (
          <NotCompared
            key={one.vehicle.vin}
            found={one}
            removeHref={hrefWithout(one.vehicle.vin)}
            context={context}
          />
        ),
      )}
      {count > 1 ? (
        <>
          <ComparisonTable vehicles={vehicles} hrefWithout={hrefWithout} context={context} />
          <div className="mt-5 grid max-w-[100ch] gap-1">
            <FinePrint>{t("payments")}</FinePrint>
            <FinePrint>{t("notListed")}</FinePrint>
          </div>
        </>
      ) : null}
      {count === 1 ? <OneVehicle vehicle={vehicles[0]!} origin={href} context={context} /> : null}
      {count === 0 ? (
        <EmptyState mark={<Icon name="compare" size={32} />} title={t("emptyTitle")} text={t("emptyText")}>
          <LinkButton as={RouterLink} href={listHref}>
            {t("browse")}
          </LinkButton>
        </EmptyState>
      ) : null}
    </Container>
  );
}

type OneVehicleProps = {
  vehicle: Extract<FoundVehicle, { state: "shown" }>["vehicle"];
  /** The comparison, to return to after unlocking. */
  origin: string;
  context: PageContext;
};

/** One vehicle has nothing to differ from: its card. */
function OneVehicle({ vehicle, origin, context }: OneVehicleProps) {
  return (
    <>
      <VehicleGrid>
        <li>
          <VehicleListCard
            vehicle={vehicle}
            context={context}
            origin={origin}
            headingLevel={2}
            priority="high"
          />
        </li>
      </VehicleGrid>
      <PaymentExplainerDialog context={context} />
    </>
  );
}
