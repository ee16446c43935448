import type { Employee, Profile } from "@forecourt/dealership";
import { holidays } from "./holidays.ts";

const north = { longitude: -93.2856, latitude: 37.2412 };

/** A department's lead. Invented people have no photos. */
function employee(firstName: string, lastName: string, title: string, phone: string): Employee {
  const email = `${firstName}.${lastName}@larkspurmitsubishi.example`.toLowerCase();
  return { photo: null, firstName, lastName, fullName: `${firstName} ${lastName}`, title, phone, email };
}

/** Name, contact details, location and hours of Larkspur Mitsubishi. */
export const profile: Profile = {
  name: "Larkspur Mitsubishi",
  shortName: "Larkspur",
  city: "Springfield",
  state: "Missouri",
  state_short: "MO",
  country: "US",
  zip: "65803",
  addressLine1: "1420 N Larkspur Avenue",
  addressLine2: "Springfield, MO 65803",
  phone: "+14175550142",
  email: "hello@larkspurmitsubishi.example",
  site: {
    url: "https://www.larkspurmitsubishi.example",
    name: "Larkspur Mitsubishi",
    description:
      "New Mitsubishi vehicles and inspected pre-owned cars of every make at four Springfield, Missouri stores.",
    images: [],
  },
  logos: { header: null, footer: null, icon: null },
  timezone: "America/Chicago",
  sales: {
    phone: "+14175550142",
    hoursText: null,
    workingHours: {
      monday: { closed: false, open: "09:00", close: "19:00" },
      tuesday: { closed: false, open: "09:00", close: "19:00" },
      wednesday: { closed: false, open: "09:00", close: "19:00" },
      thursday: { closed: false, open: "09:00", close: "19:00" },
      friday: { closed: false, open: "09:00", close: "18:00" },
      saturday: { closed: false, open: "09:00", close: "18:00" },
      sunday: { closed: true },
    },
    exceptions: holidays,
  },
  service: {
    phone: "+14175550150",
    hoursText: null,
    workingHours: {
      monday: { closed: false, open: "08:00", close: "18:00" },
      tuesday: { closed: false, open: "08:00", close: "18:00" },
      wednesday: { closed: false, open: "08:00", close: "18:00" },
      thursday: { closed: false, open: "08:00", close: "18:00" },
      friday: { closed: false, open: "08:00", close: "18:00" },
      saturday: { closed: false, open: "08:00", close: "17:00" },
      sunday: { closed: true },
    },
    exceptions: holidays,
    scheduleLink: null,
  },
  autoFinancing: {
    preApproved: true,
    creditScorePreApproval: "/auto-financing/free-credit-score-pre-approval",
    fullCredit: "/auto-financing/full-credit-application",
  },
  employees: {
    generalManager: {
      photo: null,
      firstName: "Eleanor",
      lastName: "Whitfield",
      fullName: "Eleanor Whitfield",
      title: "General Manager",
      phone: "+14175550127",
      email: "eleanor.whitfield@larkspurmitsubishi.example",
    },
    team: [
      employee("Dana", "Morales", "Sales Manager", "+14175550122"),
      employee("Priya", "Raman", "Finance Director", "+14175550121"),
      employee("Frank", "Abernathy", "Service Manager", "+14175550125"),
    ],
  },
  map: {
    coordinates: north,
    mapLink: "https://www.google.com/maps/search/?api=1&query=37.2412,-93.2856",
  },
  socials: [],
  ratings: {
    google: {
      rating: 4.8,
      count: 2316,
      url: "https://www.google.com/maps/search/?api=1&query=37.2412,-93.2856",
    },
  },
};
