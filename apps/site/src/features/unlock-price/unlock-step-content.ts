import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import type { AnsweringPersonContent } from "#content/lead-form/confirmation/answering-person.tsx";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import type { PaymentExplainerContent } from "#content/payment-explainer/payment-explainer.tsx";

/** A link or button with its words. */
export type StepLink = { href: string; label: string };

/** What every step shows around its form or text. */
export type StepFrameContent = {
  title: string;
  text: string;
  points: readonly { id: string; strong: string; text: string }[];
  /** The vehicle of the unlock, with trim and mileage; null for none, or a private one before the unlock. */
  vehicle: { name: string; facts: string; picture: VehiclePictureSource } | null;
  /** The store's phone: "Prefer to talk?". */
  talk: StepLink & { question: string };
};

/** The form for the code, and the button for another one. */
export type CodeFormContent = {
  /** The page after the right code. */
  granted: string;
  /** Hidden inputs by name: `vin`, `next`, `locale`, `store`. */
  hidden: Readonly<Record<string, string>>;
  label: string;
  hint: string;
  submit: string;
  pending: string;
  /** Messages by the error codes of `phoneVerificationReducer`. */
  errors: Readonly<Record<string, string>>;
  problemTitle: string;
  problemPrefix: string;
  resend: { label: string; rule: string; ready: string; seconds: number; sent: string };
  /** The notice of the previous page. */
  notice: { tone: "success" | "info"; text: string } | null;
  /** What the server refused, in a page after a post without scripts. */
  refused: { code: string; message: string } | null;
};

/** The payment beside the price. */
export type GrantedPayment = { amount: string; suffix: string; terms: string };

/** One step of the unlock as plain data, for a page and for the dialog. */
export type UnlockStepContent = { frame: StepFrameContent } & (
  | { kind: "details"; form: LeadFormContent }
  | {
      kind: "code";
      form: CodeFormContent;
      /** Where the code is read while no text messages are sent. */
      inbox: { before: string; href: string; after: string } | null;
      /** Asks for a call instead. */
      call: LeadFormContent;
      /** The form with another number. */
      otherNumber: StepLink;
    }
  | {
      kind: "granted";
      price: { amount: string; note: string; payment: GrantedPayment | null } | null;
      /** The first one leads to the vehicle, if there is one. */
      links: readonly StepLink[];
      finePrint: string | null;
      explainer: PaymentExplainerContent | null;
      /** Right after the request: who answers it. */
      request: (AnsweringPersonContent & { title: string }) | null;
    }
  | {
      kind: "note";
      link: StepLink;
      /** Asks for a call, where no code can be sent. */
      call?: LeadFormContent;
    }
);
