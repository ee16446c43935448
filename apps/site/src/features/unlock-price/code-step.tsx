import { formatPhone, parsePhone } from "@forecourt/contact-details";
import { fillTokens } from "@forecourt/dealership/content";
import { LinkButton } from "@forecourt/ui/button";
import { FormStatus } from "@forecourt/ui/form-status";
import { Link } from "@forecourt/ui/link";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { unlockPath } from "#shared/addresses/public-paths.ts";
import { CodeForm } from "./code-form.tsx";
import { InboxNote } from "./inbox-note.tsx";
import { UnlockStep } from "./unlock-step.tsx";

type CodeStepProps = {
  /** The phone to confirm; undefined when nothing waits for a code. */
  phone: string | undefined;
  /** What the page before had to say: `code-sent`, `code-wait`, or why there is none: `code-limited`, `code-country`. */
  notice: string | undefined;
  vehicle: VisibleVehicle | null;
  vin: string | null;
  next: string | null;
  context: PageContext;
  refused?: FormProblem | undefined;
};

/** The code that the phone got, or why there is none. */
export function CodeStep({ phone, notice, vehicle, vin, next, context, refused }: CodeStepProps) {
  const { locale, storeId } = context;
  const { unlock, verification } = siteContent(locale, storeId).content;
  const words = translator(locale, "unlock");
  const errors = translator(locale, "errors");
  const step = { vehicle, points: unlock.points, context };
  const again = localPath(locale, unlockPath({ vin, next }));

  if (phone === undefined) {
    return (
      <UnlockStep {...step} step="note" title={words("nothingPendingTitle")} text={words("nothingPending")}>
        <LinkButton href={again} size="lg">
          {words("startAgain")}
        </LinkButton>
      </UnlockStep>
    );
  }
  if (notice === "code-country") {
    return (
      <UnlockStep {...step} step="note" title={verification.title} text={errors("code-country")}>
        <LinkButton href={again} size="lg">
          {words("changeNumber")}
        </LinkButton>
      </UnlockStep>
    );
  }
  const enteredPhone = phoneEnding(phone, locale);
  const { text } = fillTokens(verification, { enteredPhone });
  const sent = notice !== "code-limited";
  return (
    <UnlockStep
      {...step}
      step="code"
      title={verification.title}
      text={sent ? text : words("noCode", { enteredPhone })}
    >
      {notice === "code-wait" || notice === "code-sent" ? (
        <FormStatus tone={notice === "code-sent" ? "success" : "info"} className="mb-5">
          {notice === "code-sent" ? words("codeSent") : errors("code-limited")}
        </FormStatus>
      ) : null}
      <CodeForm vin={vin} next={next} context={context} refused={refused} hint={verification.hint} />
      {sent ? <InboxNote text={verification.inboxNote} className="mt-5" /> : null}
      <p className="mt-5 text-sm">
        <Link href={again}>{words("changeNumber")}</Link>
      </p>
    </UnlockStep>
  );
}

/** Enough of a number to know it again, too little to learn it: `the phone ending in 0142`. */
function phoneEnding(phone: string, locale: string): string {
  const parsed = parsePhone(phone);
  const digits = parsed.ok ? parsed.value.slice(-4) : formatPhone(phone, "search").slice(-4);
  return translator(locale, "unlock")("phoneEnding", { digits });
}
