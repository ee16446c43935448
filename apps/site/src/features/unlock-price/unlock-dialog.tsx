import { Dialog } from "@forecourt/ui/dialog";
import { Spinner } from "@forecourt/ui/spinner";
import { VisuallyHidden } from "@forecourt/ui/visually-hidden";
import type { ReactNode } from "react";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { UnlockDialogElement, UnlockDialogStep } from "./unlock-dialog-element.tsx";
import { UnlockProvider } from "./unlock-provider.tsx";

type UnlockDialogProps = {
  context: Pick<PageContext, "access" | "locale">;
  /** The page with the links that open the dialog. */
  children: ReactNode;
};

/**
 * The dialog of the unlock, which the `UnlockLink`s inside open; none for visitors with open gates. Its frame is in the
 * page, so that it opens at once.
 */
export function UnlockDialog({ context: { access, locale }, children }: UnlockDialogProps) {
  if (access === "open") return children;
  const t = translator(locale, "unlock");
  return (
    <UnlockProvider>
      {children}
      <Dialog
        as={UnlockDialogElement}
        id="unlock-dialog"
        title={t("dialog")}
        closeLabel={t("close")}
        frame="none"
        size="lg"
      >
        <UnlockDialogStep>
          <div role="status" className="grid min-h-80 place-items-center">
            <Spinner />
            <VisuallyHidden>{t("loading")}</VisuallyHidden>
          </div>
        </UnlockDialogStep>
      </Dialog>
    </UnlockProvider>
  );
}
