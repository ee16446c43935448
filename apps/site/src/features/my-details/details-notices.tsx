import type { IconName } from "@forecourt/ui/icon";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { translator } from "#server/content/translator.ts";
import type { FormProblem } from "#server/cookies/form-problem.ts";
import type { PageContext } from "#server/page-context.ts";
import { MY_DETAILS_PROOF_PATH } from "#shared/addresses/public-paths.ts";
import { DetailsLinkForm } from "./details-link-form.tsx";

/** What is said after a step, or about a link that does not work. */
export type DetailsNoticeName = "sent" | "deleted" | "invalid" | "gone" | "unavailable";

const ICONS: Record<DetailsNoticeName, IconName> = {
  sent: "mail",
  deleted: "check",
  invalid: "warning",
  gone: "clock",
  unavailable: "warning",
};

type DetailsNoticeProps = {
  name: DetailsNoticeName;
  context: PageContext;
  /** The refused post of the form for another link. */
  refused?: FormProblem | undefined;
};

/** A page with one message about the shopper's details; an old link also offers a new one. */
export function DetailsNotice({ name, context, refused }: DetailsNoticeProps) {
  const t = translator(context.locale, "myDetails");
  return (
    <NoticePage
      icon={ICONS[name]}
      tone={name === "deleted" ? "success" : "neutral"}
      title={t(`${name}.title`)}
      text={<p>{t(`${name}.text`)}</p>}
    >
      {name === "invalid" || name === "gone" ? (
        <DetailsLinkForm context={context} origin={MY_DETAILS_PROOF_PATH} refused={refused} />
      ) : null}
    </NoticePage>
  );
}
