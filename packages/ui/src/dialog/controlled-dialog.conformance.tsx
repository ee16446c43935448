import { word } from "../testing/conformance-samples.tsx";
import { ControlledDialog } from "./controlled-dialog.tsx";

export const components = {
  ControlledDialog: (
    <ControlledDialog open onOpenChange={() => {}} title={word} closeLabel={word}>
      {word}
    </ControlledDialog>
  ),
};
