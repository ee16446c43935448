import { larkspur } from "@forecourt/sample-dealership";
import { Badge } from "@forecourt/ui/badge";
import { CompareToggle } from "@forecourt/ui/compare-toggle";
import { Icon } from "@forecourt/ui/icon";
import { type KitLocale, kitMessages } from "@forecourt/ui/messages";
import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { SaveButton } from "@forecourt/ui/save-button";
import { VehicleCard } from "@forecourt/ui/vehicle-card";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import {
  illustrationAlt,
  illustrationCaption,
  illustrationPaint,
  illustrationShape,
} from "@forecourt/vehicle-illustrations";
import { count, dollars, percent } from "../../sample/figures.ts";
import { illustrationSource } from "../../sample/illustration-source.ts";
import { examplePayment, exampleTerms } from "../../sample/sample-loan.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";
import { vehicleWords } from "../../sample/vehicle-words.ts";
import { FollowLink } from "../page/follow-link.tsx";
import { listWords } from "./list-words.ts";

export type ListCardProps = {
  vehicle: SampleVehicle;
  locale: KitLocale;
  /** The first two are seen at once. */
  eager?: boolean;
  kept?: { saved: boolean; onSave: () => void; compared: boolean; onCompare: () => void; full: boolean };
};

/** What a picture of a vehicle shows, in words. */
export function pictureWords(vehicle: SampleVehicle, locale: KitLocale): string {
  const words = vehicleWords[locale];
  const paint = vehicle.paintFamily ? (words.paint[vehicle.paintFamily] ?? "") : "";
  return words.picture(paint, vehicle.body ? words.oneBody[vehicle.body] : words.oneBody.sedans);
}

/** A vehicle of the sample dealership as a card. */
export function ListCard({ vehicle, locale, eager = false, kept }: ListCardProps) {
  const words = vehicleWords[locale];
  const messages = kitMessages(locale);
  const { payment, down } = examplePayment(vehicle.price);
  const { months, apr } = exampleTerms;
  const seed = { bodystyle: vehicle.body, seed: vehicle.name.slice(5) };
  const store = larkspur.settings.stores.find(({ id }) => id === vehicle.store);
  return (
    <VehicleCard
      href={`#vehicle-${vehicle.vin}`}
      linkAs={FollowLink}
      headingLevel={2}
      title={vehicle.name}
      subtitle={[vehicle.trim, vehicle.features[0]].filter(Boolean).join(" · ")}
      badges={
        <>
          <Badge tone={vehicle.condition === "new" ? "ink" : "neutral"}>
            {words.condition[vehicle.condition]}
          </Badge>
          {vehicle.was ? <Badge tone="accent">{words.priceDrop}</Badge> : null}
        </>
      }
      image={
        <VehicleImage
          {...illustrationSource({
            shape: illustrationShape(seed),
            view: "front-quarter",
            paint: illustrationPaint(vehicle.paintFamily),
          })}
          alt={illustrationAlt(pictureWords(vehicle, locale), locale)}
          caption={illustrationCaption(locale)}
          priority={eager ? "eager" : "lazy"}
        />
      }
      facts={[
        {
          icon: <Icon name="gauge" size={16} />,
          label: messages.vehicleFacts.mileage,
          value: words.miles(count(vehicle.miles, locale)),
        },
        {
          icon: <Icon name="drivetrain" size={16} />,
          label: messages.vehicleFacts.drivetrain,
          value: vehicle.drivetrain,
        },
        {
          icon: <Icon name="fuel" size={16} />,
          label: messages.vehicleFacts.fuel,
          value: words.fuel[vehicle.fuel],
        },
      ]}
      price={
        <Price
          amount={dollars(vehicle.price, locale)}
          was={vehicle.was ? { amount: dollars(vehicle.was, locale), label: messages.price.was } : undefined}
          note={messages.price.fees}
        />
      }
      payment={
        <Payment
          amount={dollars(payment, locale)}
          suffix={messages.payment.perMonth}
          terms={listWords[locale].terms(months, percent(apr, locale), dollars(down, locale))}
        />
      }
      store={
        store
          ? { icon: <Icon name="pin" size={16} />, label: messages.vehicleFacts.store, name: store.name }
          : undefined
      }
      save={
        kept ? (
          <SaveButton
            saved={kept.saved}
            label={messages.saveButton.label(vehicle.name)}
            onClick={kept.onSave}
          />
        ) : undefined
      }
      compare={
        kept ? (
          <CompareToggle
            label={messages.compareToggle.label}
            vehicle={vehicle.name}
            checked={kept.compared}
            disabled={kept.full && !kept.compared}
            onChange={kept.onCompare}
          />
        ) : undefined
      }
    />
  );
}
