import type { ComponentProps } from "react";
import { Logo } from "../logo/logo.tsx";
import type { KitLocale } from "../messages/messages.ts";
import type { SiteNavItem } from "../site-header/site-header.tsx";

/** The sample dealership's logo: a larkspur blossom. */
function SampleMark() {
  return (
    <svg viewBox="0 0 32 32" width={30} height={30} aria-hidden="true">
      <rect width="32" height="32" rx="9" className="fill-accent" />
      <g className="fill-on-accent">
        {[0, 72, 144, 216, 288].map((turn) => (
          <ellipse key={turn} cx="16" cy="9.6" rx="3.5" ry="4.6" transform={`rotate(${turn} 16 16)`} />
        ))}
      </g>
      <circle cx="16" cy="16" r="2.4" className="fill-accent" />
    </svg>
  );
}

export function SampleLogo(props: Partial<ComponentProps<typeof Logo>>) {
  return (
    <Logo href="#home" mark={<SampleMark />} name="Larkspur" place="Mitsubishi · Springfield" {...props} />
  );
}

/** The main navigation; the current page is in group `vehicles`. */
export const sampleNav: Record<KitLocale, readonly SiteNavItem[]> = {
  en: [
    { label: "Get Financing", href: "#financing" },
    {
      label: "Vehicles",
      current: true,
      items: [
        { label: "Browse All", href: "#all", detail: "231" },
        { label: "New Vehicles", href: "#new", detail: "68", current: "page" },
        { label: "Pre-Owned Vehicles", href: "#used", detail: "163" },
        { label: "Special Offers", href: "#offers", detail: "12" },
        { label: "Vehicle Protection Plans", href: "#protection" },
      ],
    },
    { label: "Sell/Trade", href: "#trade" },
    { label: "Service", href: "#service" },
  ],
  es: [
    { label: "Financiamiento", href: "#financing" },
    {
      label: "Vehículos",
      current: true,
      items: [
        { label: "Ver todos", href: "#all", detail: "231" },
        { label: "Vehículos nuevos", href: "#new", detail: "68", current: "page" },
        { label: "Vehículos usados", href: "#used", detail: "163" },
        { label: "Ofertas especiales", href: "#offers", detail: "12" },
        { label: "Planes de protección del vehículo", href: "#protection" },
      ],
    },
    { label: "Vender o cambiar", href: "#trade" },
    { label: "Servicio", href: "#service" },
  ],
};

export type SampleStore = {
  id: string;
  name: string;
  short: string;
  address: readonly [string, string];
  phone: string;
  vehicles: number;
  latitude: number;
  longitude: number;
};

export const sampleStores: readonly [SampleStore, SampleStore, SampleStore, SampleStore] = [
  {
    id: "north",
    name: "Larkspur North",
    short: "North",
    address: ["1420 N Larkspur Avenue", "Springfield, MO 65803"],
    phone: "(417) 555-0142",
    vehicles: 92,
    latitude: 37.2412,
    longitude: -93.2856,
  },
  {
    id: "riverside",
    name: "Larkspur Riverside",
    short: "Riverside",
    address: ["2208 E Riverside Drive", "Springfield, MO 65804"],
    phone: "(417) 555-0163",
    vehicles: 58,
    latitude: 37.1418,
    longitude: -93.2447,
  },
  {
    id: "west-park",
    name: "Larkspur West Park",
    short: "West Park",
    address: ["875 W Park Boulevard", "Springfield, MO 65802"],
    phone: "(417) 555-0178",
    vehicles: 51,
    latitude: 37.2071,
    longitude: -93.3466,
  },
  {
    id: "airport",
    name: "Larkspur Airport",
    short: "Airport",
    address: ["3301 W Airport Road", "Springfield, MO 65803"],
    phone: "(417) 555-0186",
    vehicles: 30,
    latitude: 37.2438,
    longitude: -93.3692,
  },
];
