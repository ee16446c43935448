import type { DealershipSettings } from "../settings/resolve-settings.ts";
import type { Store } from "../settings/store-schema.ts";

const point = { longitude: -93.29, latitude: 37.21 };
const day = { closed: false, open: "09:00", close: "18:00" };
const workingHours = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: { closed: true },
};
const desk = { email: "leads@dealer.example", resend: "as-resend" as const };

export function exampleStore(id: string): Store {
  return {
    id,
    name: id,
    subname: "Store",
    link: `/contact-us#${id}`,
    inventoryLink: `/cars-for-sale?stores=${id}`,
    addressLine1: "1 Main Street",
    addressLine2: "Springfield, MO 65803",
    zip: "65803",
    phone: "+14175552368",
    coordinates: point,
    mapsLink: "https://maps.example/1",
    note: null,
    hours: { sales: null, service: null },
  };
}

/** A minimal dealership with the gates of docs/product/dealership.md. */
export const exampleSettings: DealershipSettings = {
  group: { id: "example", name: "Example Group" },
  brand: { name: "Mitsubishi", slug: "mitsubishi" },
  stores: [exampleStore("east"), exampleStore("west")],
  profile: {
    name: "Example Motors",
    shortName: "Example",
    city: "Springfield",
    state: "Missouri",
    state_short: "MO",
    country: "US",
    zip: "65803",
    addressLine1: "1 Main Street",
    addressLine2: "Springfield, MO 65803",
    phone: "+14175552368",
    email: "hello@dealer.example",
    site: { url: "https://dealer.example", name: "Example", description: "Cars", images: [] },
    logos: { header: null, footer: null, icon: null },
    timezone: "America/Chicago",
    sales: { phone: "+14175552368", hoursText: null, workingHours },
    service: { phone: "+14175552369", hoursText: null, workingHours, scheduleLink: null },
    autoFinancing: { preApproved: true, creditScorePreApproval: "/score", fullCredit: "/credit" },
    employees: {
      generalManager: {
        photo: null,
        firstName: "Ada",
        lastName: "Moss",
        fullName: "Ada Moss",
        title: "General Manager",
        phone: "+14175552368",
        email: "ada@dealer.example",
      },
    },
    map: {
      coordinates: point,
      mapLink: "https://maps.example/1",
    },
    socials: [],
    ratings: { google: { rating: 4.8, count: 2316, url: "https://maps.example/1" } },
  },
  menus: { header: [], footer: [], legal: [] },
  fees: { documentary: 24_500, documentaryEffectiveDate: "2020-03-04", thirtyDayDrive: 1_000 },
  finance: {
    baseAprBp: 699,
    creditTiers: [
      { minScore: 600, maxScore: 619, addBp: 150 },
      { minScore: 300, maxScore: 599, addBp: 300 },
    ],
    modelYearRule: { yearFrom: 2018, addBp: 200 },
    taxRateBp: 0,
    cashDown: {
      mode: "percent",
      min: 0,
      max: 2_000_000,
      percent: { defaultBp: 1_000, stepBp: 500 },
      dollars: { default: 100_000, step: 10_000 },
    },
    tradeEquity: { min: 0, max: 2_000_000, step: 10_000, default: 0 },
    creditScore: { min: 400, max: 850, step: 10, default: 850 },
    financeTerm: { min: 12, max: 72, step: 12, default: 72 },
    leaseTerm: { min: 24, max: 39, step: 3, default: 36 },
    leaseMiles: { min: 10_000, max: 15_000, step: 2_500, default: 10_000 },
    leaseTerms: [{ months: 36, milesPerYear: 10_000, residualBp: 5_700, moneyFactorMillionths: 1_450 }],
    exampleTerms: true,
  },
  leadRouting: {
    default: { type: "adf", subject: "Website Lead", recipients: [desk] },
    provider: {
      service: "Example website",
      url: "https://dealer.example",
      email: "website@dealer.example",
      phone: "+14175552368",
    },
  },
  claims: {},
  unlock: {
    gates: {
      new: { inventory: true, price: true, offers: true },
      used: { inventory: true, price: true, offers: true },
      certified: { inventory: true, price: true },
      search: { price: true, offers: true },
    },
  },
};
