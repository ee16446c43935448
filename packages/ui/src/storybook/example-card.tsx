import type { ReactNode } from "react";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import { Payment } from "../payment/payment.tsx";
import { Price } from "../price/price.tsx";
import type { VehicleCardProps } from "../vehicle-card/vehicle-card.tsx";
import { Illustration } from "./example-pictures.tsx";
import type { ExampleVehicle } from "./example-vehicles.ts";

const words = {
  en: {
    fees: "incl. fees",
    was: "Retail price",
    perMonth: "/mo est.",
    terms: "72 mo, 5.9% APR, 10% down, score 620 or better, fees included",
    unit: "mi",
  },
  es: {
    fees: "con cargos",
    was: "Precio al público",
    perMonth: "/mes est.",
    terms: "72 meses, 5.9% APR, 10% de enganche, puntaje de 620 o más, cargos incluidos",
    unit: "mi",
  },
};

/** A vehicle's facts with icons. */
export function factsOf(vehicle: ExampleVehicle, locale: KitLocale) {
  const names = kitMessages(locale).vehicleFacts;
  return [
    {
      icon: "gauge" as const,
      label: names.mileage,
      value: `${vehicle.miles} ${words[locale].unit}`,
    },
    { icon: "drivetrain" as const, label: names.drivetrain, value: vehicle.drivetrain },
    { icon: "fuel" as const, label: names.fuel, value: vehicle.fuel[locale] },
  ];
}

/** Props of a vehicle card; stories add badges, save and compare. */
export function cardOf(
  vehicle: ExampleVehicle,
  locale: KitLocale,
): VehicleCardProps & { price: ReactNode; payment: ReactNode } {
  const w = words[locale];
  const was = vehicle.was ? { amount: vehicle.was, label: w.was } : undefined;
  return {
    href: "#vehicle",
    title: vehicle.title,
    subtitle: vehicle.subtitle[locale],
    image: <Illustration body={vehicle.body} paint={vehicle.paint} locale={locale} />,
    facts: factsOf(vehicle, locale),
    price: <Price amount={vehicle.price} was={was} note={w.fees} boxed={false} />,
    payment: <Payment amount={vehicle.payment} suffix={w.perMonth} terms={w.terms} boxed={false} />,
    store: {
      icon: "pin",
      label: kitMessages(locale).vehicleFacts.store,
      name: vehicle.store,
    },
  };
}
