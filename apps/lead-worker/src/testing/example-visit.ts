import type { AppointmentContent, AppointmentState } from "@forecourt/database";
import type { VisitMessage } from "../emails/visits/visit-message.ts";

/** Saturday, November 28, 2026, 10:30 am in Chicago. */
export const VISIT_START: number = Date.UTC(2026, 10, 28, 16, 30);

const MINUTE = 60_000;

export const exampleDrive: AppointmentContent = {
  locale: "en",
  customer: { firstName: "Jordan", lastName: "Ellis", email: "jordan@example.com", phone: "(417) 555-0188" },
  vehicle: {
    name: "2022 Mitsubishi Outlander SE",
    facts: "Certified · 56,332 mi · Stock C27609",
    price: "$18,843 incl. dealer fees",
    payment: "$326/mo est., 72 months, 8.99% APR, $2,000 down",
    ownTerms: true,
    page: "/cars-for-sale/outlander",
  },
  services: [],
  adviser: null,
  transport: null,
  notes: null,
  person: { name: "Dana Morales", title: "Sales Manager", phone: "+14175550122" },
  holdMinutes: 120,
  trade: {
    vehicle: "2016 Toyota Highlander",
    offer: 1_240_000,
    owed: 777_000,
    validThrough: "2026-12-02",
    page: "/valuations/v",
  },
  page: "/appointments/secret-token",
};

export const exampleService: AppointmentContent = {
  ...exampleDrive,
  vehicle: {
    name: "2019 Mitsubishi Mirage",
    facts: null,
    price: null,
    payment: null,
    ownTerms: false,
    page: null,
  },
  services: [
    { id: "oil-change", name: "Oil change", minutes: 40 },
    { id: "tire-rotation", name: "Tire rotation", minutes: 30 },
  ],
  adviser: "joy-castellanos",
  transport: "loaner",
  notes: "It pulls to the left.",
  person: { name: "Joy Castellanos", title: "Service Advisor", phone: "+14175550131" },
  holdMinutes: null,
  trade: null,
};

export const exampleAppraisal: AppointmentContent = {
  ...exampleDrive,
  vehicle: {
    name: "2016 Toyota Highlander",
    facts: "98,400 mi",
    price: null,
    payment: null,
    ownTerms: false,
    page: null,
  },
  holdMinutes: null,
};

/** The state of a test drive of 45 minutes. */
export function visitState(changed: Partial<AppointmentState> = {}): AppointmentState {
  const start = changed.start ?? VISIT_START;
  return {
    id: "visit-1",
    kind: "test-drive",
    storeId: "north",
    start,
    end: start + 45 * MINUTE,
    sequence: 0,
    reminderAt: VISIT_START - 24.5 * 60 * MINUTE,
    cancelledBy: null,
    ...changed,
  };
}

/** An email about a visit; a test drive in English unless changed. */
export function visitMessage(
  kind: VisitMessage["kind"],
  {
    locale = "en",
    state = {},
    content = exampleDrive,
  }: { locale?: string; state?: Partial<AppointmentState>; content?: AppointmentContent } = {},
): VisitMessage {
  return {
    kind,
    to: "jordan@example.com",
    locale,
    state: visitState(state),
    content: { ...content, locale },
  } as VisitMessage;
}
