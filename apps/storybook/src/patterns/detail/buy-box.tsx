import { larkspur } from "@forecourt/sample-dealership";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { IconLink } from "@forecourt/ui/icon-button";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { Panel } from "@forecourt/ui/panel";
import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { PriceBreakdown } from "@forecourt/ui/price-breakdown";
import { StickyBar } from "@forecourt/ui/sticky-bar";
import { dollars, percent } from "../../sample/figures.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";
import { FollowLink } from "../page/follow-link.tsx";
import { pageWords } from "../page/page-words.ts";
import { detailWords } from "./detail-words.ts";
import type { Loan } from "./loan.ts";

type BuyBoxProps = { vehicle: SampleVehicle; loan: Loan; locale: KitLocale };

const { fees, stores } = larkspur.settings;

/** Price, payment and the next step. */
export function BuyBox({ vehicle, loan, locale }: BuyBoxProps) {
  const words = detailWords[locale];
  const messages = kitMessages(locale);
  const drive = vehicle.condition === "new" ? 0 : fees.thirtyDayDrive / 100;
  return (
    <Panel as="section" aria-label={words.actions} padding="sm" raised>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,auto)] items-start gap-x-4 gap-y-3 max-[22rem]:grid-cols-1">
        <Price
          size="lg"
          amount={dollars(vehicle.price, locale)}
          was={vehicle.was ? { amount: dollars(vehicle.was, locale), label: messages.price.was } : undefined}
          note={vehicle.was ? words.drop(dollars(vehicle.was - vehicle.price, locale)) : words.priceWithFees}
        />
        <Payment
          size="lg"
          className="max-w-38"
          amount={dollars(loan.payment, locale)}
          suffix={messages.payment.perMonth}
          terms={messages.payment.loanTerms(
            loan.months,
            percent(loan.apr, locale),
            dollars(loan.down, locale),
          )}
        />
      </div>
      <PriceBreakdown
        className="mt-3.5 border-line border-t pt-2.5"
        label={messages.priceBreakdown.label}
        lines={[
          { label: words.vehicle, amount: dollars(vehicle.price - vehicle.fees, locale) },
          { label: words.documentary, amount: dollars(fees.documentary / 100, locale) },
          ...(drive > 0 ? [{ label: words.drive, amount: dollars(drive, locale) }] : []),
        ]}
        total={{ label: messages.priceBreakdown.total, amount: dollars(vehicle.price, locale) }}
        excluded={messages.priceBreakdown.excluded}
      />
      <div className="mt-3.5 grid gap-2.5">
        <LinkButton as={FollowLink} href="#pre-approval" size="lg" block>
          {pageWords[locale].preApproved}
        </LinkButton>
        <LinkButton as={FollowLink} href="#test-drive" size="lg" variant="secondary" block>
          {words.testDrive}
        </LinkButton>
      </div>
      <p className="mt-3.5 text-subtle text-xs">{words.note}</p>
    </Panel>
  );
}

/** A phone's bar: price, payment, call, the primary action. */
export function DetailBar({ vehicle, loan, locale }: BuyBoxProps) {
  const store = stores.find(({ id }) => id === vehicle.store) ?? stores[0]!;
  return (
    <StickyBar>
      <div className="min-w-0 flex-1">
        <p className="truncate font-bold text-lg leading-tight">{dollars(vehicle.price, locale)}</p>
        <p className="truncate text-caption text-muted">
          {dollars(loan.payment, locale)}
          {kitMessages(locale).payment.perMonth}
        </p>
      </div>
      <IconLink as={FollowLink} href={`tel:${store.phone}`} label={detailWords[locale].call}>
        <Icon name="phone" />
      </IconLink>
      <LinkButton as={FollowLink} href="#pre-approval">
        {pageWords[locale].preApproved}
      </LinkButton>
    </StickyBar>
  );
}
