import { type AnsweredLeadError, formErrors, type LeadKind } from "@forecourt/leads/forms";
import type { Gate } from "@forecourt/visitor";
import { sameOriginPath } from "#shared/addresses/same-origin-path.ts";
import { formOfKind } from "#shared/lead-form/form-of-kind.ts";
import { leadBodyFromForm } from "#shared/lead-form/lead-body-from-form.ts";
import { nextPage, type PreApprovalParams } from "#shared/lead-form/next-page.ts";
import type { UnlockStep } from "#shared/lead-form/unlock-step.ts";
import { asLocale } from "#shared/locale/as-locale.ts";
import { fetchWithRetry } from "./fetch-with-retry.ts";
import type { ChosenFile } from "./form-values.ts";

/** What came of a lead: `page` follows it; `text` replaces the form's own words about the failure. */
export type LeadOutcome =
  | {
      kind: "accepted";
      page: string;
      unlock: UnlockStep;
      /** What it opened. */
      opened: readonly Gate[];
      firstContact: boolean;
    }
  /** Another step must be answered again; it knows what was typed. */
  | { kind: "sent-back"; page: string }
  | { kind: "invalid"; errors: readonly { field: string; code: string }[] }
  | { kind: "failed"; text?: string | undefined };

export type AcceptedLead = Extract<LeadOutcome, { kind: "accepted" }>;

type SendOptions = {
  /** The address that accepts the lead. */
  action: string;
  /** The idempotency key of a body; the same one for the same body. By default the server makes one of the content. */
  keyOf?: (body: string) => string;
  /** Milliseconds since the form can be used; null for a form that came filled in. */
  elapsed: number | null;
  /** Further fields of the body, which the form does not have as inputs. */
  extra?: Readonly<Record<string, unknown>> | undefined;
  /** Sent with the body, as multipart. */
  file?: ChosenFile | undefined;
  /** Called before each attempt except the first. */
  onRetry: () => void;
};

type LeadResponse = {
  unlock?: UnlockStep;
  opened?: readonly Gate[];
  firstContact?: boolean;
  /** The page that follows, where the server knows it. */
  url?: string;
  preApproval?: PreApprovalParams;
  errors?: (AnsweredLeadError & { message?: string })[];
};

/** A time that cannot be booked any more, a valuation that has ended. They are not the lead's own codes. */
const SENT_BACK: readonly string[] = ["slot-taken", "slot-late", "slot-unavailable", "valuation-over"];

/** An attempt that takes longer counts as failed. A file from a slow phone needs more time. */
const ATTEMPT_TIMEOUT_MS = 15_000;
const FILE_TIMEOUT_MS = 110_000;

/** Sends a form's values as JSON, with a file as multipart, in up to a minute of attempts with one key (docs/product/lead-delivery.md). */
export async function sendLead(
  values: Readonly<Record<string, string>>,
  { action, keyOf, elapsed, extra, file, onRetry }: SendOptions,
): Promise<LeadOutcome> {
  const kind = values["kind"] as LeadKind;
  const body = { ...leadBodyFromForm(values), ...extra, website: values["website"] };
  const key = keyOf?.(JSON.stringify([body, file?.facts]));
  const response = await fetchWithRetry({
    send: () =>
      fetch(action, {
        method: "POST",
        ...content({ ...body, ...(elapsed !== null && { elapsed: Math.round(elapsed) }) }, key, file),
        signal: AbortSignal.timeout(file ? FILE_TIMEOUT_MS : ATTEMPT_TIMEOUT_MS),
      }),
    onRetry,
    now: () => performance.now(),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
  if (!response) return { kind: "failed" };
  const result = (await response.json().catch(() => ({}))) as LeadResponse;
  if (response.ok) {
    const { vin = null, next, locale } = values;
    const { preApproval } = result;
    const on = { vin, next: sameOriginPath(next), locale: asLocale(locale), preApproval };
    const { unlock = "none", opened = [], firstContact = false } = result;
    const page = sameOriginPath(result.url) ?? nextPage(kind, unlock, on);
    return { kind: "accepted", page, unlock, opened, firstContact };
  }
  if (result.errors?.some(({ code }: { code: string }) => SENT_BACK.includes(code)))
    return { kind: "sent-back", page: await pageOfPost(action, values) };
  const { fields, rest } = formErrors(formOfKind(kind, values["form"]), result.errors ?? []);
  const errors = [...fields, ...rest.filter(({ field }) => field === file?.name)];
  if (errors.length > 0) return { kind: "invalid", errors };
  return { kind: "failed", text: response.status === 429 ? result.errors?.[0]?.message : undefined };
}

/** The body with its headers. The type of a multipart body has its boundary, so the browser sets it. */
function content(body: object, key: string | undefined, chosen: ChosenFile | undefined): RequestInit {
  const json = JSON.stringify(body);
  const headers: HeadersInit = key === undefined ? {} : { "Idempotency-Key": key };
  if (!chosen) return { headers: { ...headers, "Content-Type": "application/json" }, body: json };
  const form = new FormData();
  form.set("lead", json);
  form.set(chosen.name, chosen.file);
  return { headers, body: form };
}

/** The page that answers the form as a browser without scripts posts it; its cookie keeps what was typed. */
async function pageOfPost(action: string, values: Readonly<Record<string, string>>): Promise<string> {
  const { url } = await fetch(action, { method: "POST", body: new URLSearchParams(values) });
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
}
