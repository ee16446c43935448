import { Dialog } from "@forecourt/ui/dialog";
import { Spinner } from "@forecourt/ui/spinner";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { UnlockLinks } from "./unlock-links.tsx";

const DIALOG_ID = "unlock-dialog";

/** The unlock dialog, empty until a link opens it; nothing for visitors with open gates. */
export function UnlockDialog({ context: { access, locale } }: { context: PageContext }) {
  if (access === "open") return null;
  const t = translator(locale, "unlock");
  return (
    <>
      <Dialog id={DIALOG_ID} title={t("dialog")} closeLabel={t("close")} frame="none" size="lg">
        <div data-unlock-loading="" role="status" className="grid min-h-80 place-items-center">
          <Spinner />
          <VisuallyHidden>{t("loading")}</VisuallyHidden>
        </div>
        <div data-unlock-body="" />
      </Dialog>
      <UnlockLinks dialog={DIALOG_ID} />
    </>
  );
}
