import { formatPhone, parsePhone } from "@forecourt/contact-details";
import { fillTokens } from "@forecourt/dealership/content";
import { shownProblem } from "#content/lead-form/shown-problem.ts";
import { siteEnv } from "#env.ts";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { FilledDetails } from "#server/cookies/known-details.ts";
import type { PageContext } from "#server/page-context.ts";
import { detailsPage, grantedPage, verifyPage } from "#shared/lead-form/unlock-pages.ts";
import { CODE_FORM_ID } from "../code-form-id.ts";
import type { UnlockSubject } from "../unlock-params.ts";
import type { CodeFormContent, UnlockStepContent } from "../unlock-step-content.ts";
import { describeCall } from "./describe-call.ts";
import { describeFrame } from "./describe-frame.ts";

/** The least time between two codes; the server enforces it too. */
const RESEND_SECONDS = 30;

type CodeStep = {
  subject: UnlockSubject;
  /** The details whose phone is to confirm; undefined when no unlock is pending. */
  pending: FilledDetails | undefined;
  /**
   * The notice of the previous page: `code-sent` or `code-wait`. `code-limited` or `code-country` when no code was
   * sent. `call` when the shopper asked for a call.
   */
  notice: string | null | undefined;
  refused?: FormProblem | undefined;
};

/** The step that asks for the code, or says why none was sent. */
export function describeCode(
  { subject, pending, notice, refused }: CodeStep,
  context: PageContext,
): UnlockStepContent {
  const { locale, storeId } = context;
  const { vehicle, vin, next } = subject;
  const { unlock, verification } = siteContent(locale, storeId).content;
  const t = translator(locale, "unlock");
  const again = detailsPage(locale, { vin, next });
  const frame = (title: string, text: string) =>
    describeFrame({ title, text, points: unlock.points, vehicle }, context);

  if (pending === undefined) {
    const text = frame(t("nothingPendingTitle"), t("nothingPending"));
    return { kind: "note", frame: text, link: { href: again, label: t("startAgain") } };
  }
  const otherNumber = {
    href: detailsPage(locale, { vin, next, change: "1" }),
    label: t("changeNumber"),
  };
  const enteredPhone = phoneEnding(pending.phone, locale);
  if (notice === "call") {
    const text = frame(t("callTitle"), t("callText", { enteredPhone }));
    const verify = verifyPage(locale, { vin, next });
    return { kind: "note", frame: text, link: { href: verify, label: t("haveCode") } };
  }
  const ofCode = refused?.form === CODE_FORM_ID ? refused : undefined;
  const call = describeCall(subject, context, { pending, refused: ofCode ? undefined : refused });
  if (notice === "code-country") {
    const text = frame(verification.title, translator(locale, "errors")("code-country"));
    return { kind: "note", frame: text, link: otherNumber, call };
  }
  const sent = notice !== "code-limited";
  const { text, inboxNote } = fillTokens(verification, { enteredPhone });
  return {
    kind: "code",
    frame: frame(verification.title, sent ? text : t("noCode", { enteredPhone })),
    form: describeCodeForm({ vin, next, notice, refused: ofCode, hint: verification.hint }, context),
    inbox: sent ? describeInbox(inboxNote) : null,
    call,
    otherNumber,
  };
}

type CodeForm = Pick<UnlockSubject, "vin" | "next"> & Pick<CodeStep, "notice" | "refused"> & { hint: string };

function describeCodeForm(
  { vin, next, notice, refused, hint }: CodeForm,
  { locale, storeId }: PageContext,
): CodeFormContent {
  const t = translator(locale, "unlock");
  const errors = translator(locale, "errors");
  const forms = translator(locale, "forms");
  const problem = shownProblem(refused, { locale, names: ["code"] });
  const message = problem?.fields["code"] ?? problem?.rest[0]?.message;
  return {
    granted: grantedPage(locale, { vin, next }),
    hidden: { ...(vin && { vin }), ...(next && { next }), locale, store: storeId },
    label: t("codeLabel"),
    hint,
    submit: t("confirm"),
    pending: t("confirming"),
    errors: {
      "code.required": errors("code-required"),
      "code.invalid": errors("code-digits"),
      "request.failed": errors("unavailable"),
      "step.expired": t("stepExpired"),
    },
    problemTitle: forms("problemTitle"),
    problemPrefix: forms("problemPrefix"),
    resend: {
      label: t("resend"),
      rule: t("resendRule", { seconds: RESEND_SECONDS }),
      ready: t("resendReady"),
      seconds: RESEND_SECONDS,
      sent: t("codeSent"),
    },
    notice: describeNotice(notice, locale),
    refused: message ? { code: problem?.values["code"] ?? "", message } : null,
  };
}

function describeNotice(
  notice: CodeStep["notice"],
  locale: PageContext["locale"],
): CodeFormContent["notice"] {
  if (notice === "code-sent") return { tone: "success", text: translator(locale, "unlock")("codeSent") };
  return notice === "code-wait" ? { tone: "info", text: translator(locale, "errors")("code-limited") } : null;
}

/** The local inbox with the code, while no text messages are sent. It is reachable on the worker's machine only. */
function describeInbox(text: string) {
  const { SMS_API_URL, WORKER_PORT } = siteEnv();
  if (SMS_API_URL) return null;
  const [before = "", after = ""] = text.split("{inboxUrl}");
  return { before, href: `http://localhost:${WORKER_PORT}/inbox`, after };
}

/** The last digits of a number, for recognition without disclosing it: `the phone ending in 0142`. */
function phoneEnding(phone: string, locale: PageContext["locale"]): string {
  const parsed = parsePhone(phone);
  const digits = parsed.ok ? parsed.value.number.slice(-4) : formatPhone(phone, "search").slice(-4);
  return translator(locale, "unlock")("phoneEnding", { digits });
}
