import type {
  ApplicationAnswers,
  ApplicationError,
  ApplicationFacts,
  ApplicationStep,
} from "@forecourt/leads/credit-application";
import type { ReactNode } from "react";
import type { FormText } from "#content/lead-form/lead-form-content.ts";
import type creditApplication from "../../../messages/en/credit-application.json";

/** The texts of the application; `{placeholders}` are filled in where they are shown. */
export type ApplicationWords = Omit<(typeof creditApplication)["words"], "errors"> & {
  /** By error code. */
  errors: Readonly<Record<string, string>>;
};

/** The application's page as plain data. */
export type ApplicationContent = {
  title: string;
  words: ApplicationWords;
  /** The page itself, without the step: a posted form comes back to it. */
  path: string;
  vin: string | null;
  /** The API that has the lender's key and accepts applications. */
  api: string;
  facts: Pick<
    ApplicationFacts,
    "storeId" | "locale" | "today" | "vehicle" | "consentText" | "consentVersion"
  >;
  /** The consent with its links. */
  consent: FormText;
  /** Hidden inputs of the form without scripts. */
  hidden: Readonly<Record<string, string>>;
  about: {
    /** The vehicle with its price, or that none is chosen. */
    text: string;
    /** The vehicle's estimated payment. */
    payment: { amount: string; suffix: string; terms: string } | null;
    /** Who takes an application by phone. */
    byPhone: ReactNode;
  };
  icons: { lock: ReactNode; check: ReactNode; phone: ReactNode };
  failure: { text: FormText };
  given: {
    step: ApplicationStep;
    answers: ApplicationAnswers;
    /** The answers of a posted form that was refused, with what is wrong. */
    posted: { errors: readonly ApplicationError[]; failure: string | null } | null;
  };
};
