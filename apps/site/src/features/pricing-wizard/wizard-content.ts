import type { FinanceSettings, PriceBreakdown } from "@forecourt/finance";
import type { VehiclePictureSource } from "@forecourt/ui/vehicle-image";
import type { WizardError, WizardStep, WizardTerms } from "@forecourt/visitor";
import type { LeadFormContent } from "#content/lead-form/lead-form-content.ts";
import type { PaymentWords } from "#content/payment/payment-words.ts";
import type myTerms from "../../../messages/en/my-terms.json";
import type { WizardSubject } from "./wizard-address.ts";

/** The texts of the wizard; `{placeholders}` are filled in where they are shown. */
export type WizardWords = (typeof myTerms)["words"] & {
  problemTitle: string;
  problemPrefix: string;
  failedTitle: string;
  failedText: string;
};

/** The vehicle of the wizard, or the example price without one. */
export type WizardPrice = {
  title: string;
  text: string;
  picture: VehiclePictureSource | null;
  /** The price that this visitor may see, with fees. */
  price: PriceBreakdown;
  /** What the price is called in the summary. */
  priceLabel: string;
  /** The model year, which the rate depends on. */
  year: number;
};

/** A payment as text. */
export type PaymentTexts = { amount: string; suffix: string; terms: string };

/** The steps of the wizard as plain data. */
export type WizardContent = {
  title: string;
  subject: WizardSubject;
  words: WizardWords;
  paymentWords: PaymentWords;
  finance: FinanceSettings;
  about: WizardPrice;
  /** The payment with the dealership's example terms; null without a visible price. */
  example: PaymentTexts;
  /** "2 short steps left", by their number less one. */
  stepsLeft: readonly string[];
  /** The form of the contact step; the wizard adds its terms. */
  contact: LeadFormContent;
  /** What the address brought. */
  given: {
    step: WizardStep;
    terms: WizardTerms;
    errors: readonly WizardError[];
    /** The text of a wrong amount. */
    typed: string;
    /** The parameters that carry the answers on, without scripts. */
    carried: { answers: string | null; terms: string | null };
  };
};

/** What the wizard says when it is finished. */
export type CompleteContent = {
  title: string;
  text: string;
  /** The canonical terms, and the answers to compare them with. */
  terms: string;
  finance: FinanceSettings;
  paymentTitle: string;
  payment: PaymentTexts;
  links: readonly { href: string; label: string }[];
  finePrint: string;
};

/** A sold vehicle of the wizard's address, and similar ones. */
export type SoldVehicleNotice = { name: string; similar: readonly { label: string; href: string }[] };
