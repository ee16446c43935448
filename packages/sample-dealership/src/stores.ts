import type { Store } from "@forecourt/dealership";
import { holidays } from "./holidays.ts";

function directionsTo({ latitude, longitude }: Store["coordinates"]): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}

const north = { longitude: -93.2856, latitude: 37.2412 };
const riverside = { longitude: -93.2447, latitude: 37.1418 };
const westPark = { longitude: -93.3466, latitude: 37.2071 };
const airport = { longitude: -93.3692, latitude: 37.2438 };

const sameHours = { sales: null, service: null };

const weekday = { closed: false, open: "09:00", close: "18:00" } as const;
/** The pre-owned center closes earlier than the other stores. */
const westParkSales = {
  workingHours: {
    monday: weekday,
    tuesday: weekday,
    wednesday: weekday,
    thursday: weekday,
    friday: weekday,
    saturday: { closed: false, open: "09:00", close: "17:00" },
    sunday: { closed: true },
  },
  exceptions: holidays,
} satisfies Store["hours"]["sales"];

/** The four stores; the first is the default for visitors without a choice. */
export const stores: Store[] = [
  {
    id: "north",
    name: "Larkspur North",
    subname: "New vehicles and service center",
    link: "/contact-us#north",
    inventoryLink: "/cars-for-sale?stores=north",
    addressLine1: "1420 N Larkspur Avenue",
    addressLine2: "Springfield, MO 65803",
    zip: "65803",
    phone: "+14175550142",
    coordinates: north,
    mapsLink: directionsTo(north),
    note: null,
    hours: sameHours,
  },
  {
    id: "riverside",
    name: "Larkspur Riverside",
    subname: "New and pre-owned vehicles",
    link: "/contact-us#riverside",
    inventoryLink: "/cars-for-sale?stores=riverside",
    addressLine1: "2208 E Riverside Drive",
    addressLine2: "Springfield, MO 65804",
    zip: "65804",
    phone: "+14175550163",
    coordinates: riverside,
    mapsLink: directionsTo(riverside),
    departments: ["sales"],
    note: null,
    hours: sameHours,
  },
  {
    id: "west-park",
    name: "Larkspur West Park",
    subname: "Pre-owned center",
    link: "/contact-us#west-park",
    inventoryLink: "/cars-for-sale?stores=west-park",
    addressLine1: "875 W Park Boulevard",
    addressLine2: "Springfield, MO 65802",
    zip: "65802",
    phone: "+14175550178",
    coordinates: westPark,
    mapsLink: directionsTo(westPark),
    departments: ["sales"],
    note: null,
    hours: { sales: westParkSales, service: null },
  },
  {
    id: "airport",
    name: "Larkspur Airport",
    subname: "Pre-owned, parts and fleet",
    link: "/contact-us#airport",
    inventoryLink: "/cars-for-sale?stores=airport",
    addressLine1: "3301 W Airport Road",
    addressLine2: "Springfield, MO 65803",
    zip: "65803",
    phone: "+14175550186",
    coordinates: airport,
    mapsLink: directionsTo(airport),
    departments: ["sales"],
    note: "Use the Kearney Street entrance while the front drive is repaved.",
    hours: sameHours,
  },
];
