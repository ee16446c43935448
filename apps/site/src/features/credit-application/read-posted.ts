import {
  APPLICATION_CODES,
  type ApplicationAnswers,
  type ApplicationCode,
  type ApplicationError,
  type ApplicationStep,
  answersFromForm,
} from "@forecourt/leads/credit-application";
import { headers } from "next/headers";
import { POSTED_HEADER, type PostedPage, readPostedPage } from "#shared/posted-page.ts";
import { roleAndField, stepOfControl } from "./application-messages.ts";

type Posted = {
  answers: ApplicationAnswers;
  errors: ApplicationError[];
  /** Why it could not be taken, when no field is wrong. */
  failure: string | null;
  /** The first step with an error. */
  step: ApplicationStep;
};

/**
 * The form that this page answers: it was posted without scripts and refused. It comes from the page server, in this
 * process's memory, without income, birth date, social security number and consent.
 */
export async function readPosted(): Promise<Posted | null> {
  const page = readPostedPage((await headers()).get(POSTED_HEADER));
  if (!page) return null;
  const errors = page.errors.flatMap(fieldError);
  const [first] = page.errors;
  return {
    answers: answersFromForm(page.values),
    errors,
    failure: errors.length === 0 ? (first?.message ?? "") : null,
    step: first && errors.length > 0 ? stepOfControl(first.field) : "applicants",
  };
}

function fieldError({ field, code }: PostedPage["errors"][number]): ApplicationError[] {
  const [role, name] = roleAndField(field);
  if (!isCode(code) || (!role && field !== "who")) return [];
  return [{ role: role ?? null, field: name, code }];
}

function isCode(code: string): code is ApplicationCode {
  return (APPLICATION_CODES as readonly string[]).includes(code);
}
