import { word } from "../testing/conformance-samples.tsx";
import { AlertDialog } from "./alert-dialog.tsx";

export const components = {
  AlertDialog: (
    <AlertDialog
      open
      onOpenChange={() => {}}
      title={word}
      description={word}
      confirmLabel={word}
      cancelLabel={word}
      onConfirm={() => {}}
    />
  ),
};
