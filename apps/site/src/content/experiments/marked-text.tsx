import { experimentService } from "#server/experiments/experiment-service.ts";
import { EXPERIMENT_TEXT } from "#shared/experiments/experiment-text.ts";

/**
 * A text that the outside experiment service may change in the browser. Without the service it is the text alone.
 * Never mark an amount, a disclaimer or a form's words (docs/product/experiments.md, "Settings and translations").
 *
 * @param path the text's path in `langs`, such as `content.vehicle.preApproval.title`
 */
export function MarkedText({ path, children }: { path: string; children: string }) {
  if (!experimentService()) return children;
  return (
    // The client may have changed the text before hydration.
    <span {...{ [EXPERIMENT_TEXT]: path }} suppressHydrationWarning>
      {children}
    </span>
  );
}
