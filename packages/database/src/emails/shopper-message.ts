import type { AppointmentKind, CancelledBy } from "../schema/appointment.ts";

/** Paths of the site, with the language's folder and the signed token: `/es/watch/stop?token=…`. */
type SitePath = string;

/** The decrypted content of a watch: where its emails go, and the links in them. */
export type WatchContent = {
  email: string;
  /** The watched vehicle or list. */
  page: SitePath;
  /** The language's folder, `/es` or nothing. */
  folder: string;
  /** Ends this watch; ends all watches of the address; does so by one POST (RFC 8058). */
  stop: SitePath;
  stopAll: SitePath;
  oneClick: SitePath;
};

/** News of one watch. Prices are cents with fees, as a visitor with locked gates sees them. */
export type WatchNews =
  | {
      kind: "price";
      name: string;
      page: SitePath;
      stop: SitePath;
      /** Null when only a locked price fell: the email then names no figure. */
      price: { was: number; now: number; retail: boolean } | null;
    }
  | {
      kind: "matches";
      name: string;
      page: SitePath;
      stop: SitePath;
      total: number;
      /** The first of the new vehicles. */
      vehicles: { name: string; page: SitePath; price: number | null; retail: boolean }[];
    };

/** What an appointment is about. Texts are in the shopper's language. */
export type AppointmentContent = {
  locale: string;
  customer: { firstName: string; lastName: string; email: string | null; phone: string | null };
  /** The vehicle in stock, or the shopper's own for service and appraisals. */
  vehicle: {
    /** "2022 Mitsubishi Outlander SE" */
    name: string;
    /** "Certified · 56,332 mi · Stock C27609"; null without. */
    facts: string | null;
    /** The price that the shopper sees, and the payment with its terms; null without. */
    price: string | null;
    payment: string | null;
    /** The payment is by the shopper's own terms. */
    ownTerms: boolean;
    page: SitePath | null;
  } | null;
  /** The shopper's own vehicle of an appraisal, for the leads about later changes. */
  ownVehicle?:
    | {
        vin: string | null;
        year: number | null;
        make: string | null;
        model: string | null;
        trim: string | null;
        mileage: number | null;
      }
    | undefined;
  services: { id: string; name: string; minutes: number }[];
  /** Slug of the member of staff that the shopper chose; null for any. */
  adviser: string | null;
  transport: "wait" | "shuttle" | "loaner" | null;
  notes: string | null;
  /** Who looks after the shopper: the chosen adviser, or the head of the department. */
  person: { name: string; title: string; phone: string } | null;
  /** The vehicle is kept for the shopper until this long after the start, in minutes. */
  holdMinutes: number | null;
  /** The shopper's own vehicle, valued before. Amounts are cents. */
  trade: {
    vehicle: string;
    /** Null when it must be seen. */
    offer: number | null;
    /** What is owed on it. */
    owed: number | null;
    /** The offer's last day, `YYYY-MM-DD`. */
    validThrough: string;
    page: SitePath;
  } | null;
  /** The business of the customer, and what they do there; missing for a person. */
  business?: { name: string; title: string | null } | undefined;
  /** Its id in the scheduling system that keeps it; missing when this database does. */
  externalId?: string | undefined;
  /** The page that shows, moves and cancels it. */
  page: SitePath;
};

/** What changes with an appointment. Instants are milliseconds since 1970. */
export type AppointmentState = {
  id: string;
  kind: AppointmentKind;
  storeId: string;
  start: number;
  end: number;
  /** The calendar entry's SEQUENCE. */
  sequence: number;
  /** When the one reminder is sent; missing without one. */
  reminderAt?: number | null;
  cancelledBy: CancelledBy | null;
};

type AppointmentMessage<Kind extends string> = {
  kind: Kind;
  to: string;
  locale: string;
  state: AppointmentState;
  content: AppointmentContent;
};

/** The decrypted content of an email, for the worker. */
export type ShopperMessage =
  | {
      kind: "watch-confirmation";
      to: string;
      locale: string;
      subject: "price" | "matches";
      name: string;
      page: SitePath;
      confirm: SitePath;
    }
  | {
      kind: "watch-news";
      to: string;
      locale: string;
      news: WatchNews[];
      stopAll: SitePath;
      oneClick: SitePath;
    }
  | { kind: "details-link"; to: string; locale: string; proof: SitePath }
  | {
      kind: "valuation";
      to: string;
      locale: string;
      /** "2015 Toyota Highlander" */
      vehicle: string;
      page: SitePath;
      /** Cents, without what is owed; null when the vehicle must be seen. */
      offers: { cashNow: number; moreCashLater: number | null } | null;
      /** The offer's last day, `YYYY-MM-DD`. */
      validThrough: string;
      /** Whether the figures are the dealership's own estimate. */
      isEstimate: boolean;
    }
  | AppointmentMessage<"appointment-confirmation">
  | AppointmentMessage<"appointment-change">
  | AppointmentMessage<"appointment-cancellation">
  | AppointmentMessage<"appointment-reminder">
  | (AppointmentMessage<"appointment-staff-confirmation"> & {
      /** The first name of the member of staff, and their words. */
      confirmation: { name: string; note: string | null };
    })
  /** To the dealership's privacy contact, about the address of a shopper. */
  | { kind: "deletion-notice"; address: string };
