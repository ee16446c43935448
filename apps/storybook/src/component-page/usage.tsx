import { Glyph } from "@forecourt/ui/glyph";
import type { Usage, UsageExample } from "@forecourt/ui/storybook/component-guide.ts";
import { Heading } from "@storybook/addon-docs/blocks";
import { Prose } from "./prose.tsx";

/** Live examples of right and wrong use, side by side. */
export function UsageExamples({ examples }: { examples: readonly Usage[] }) {
  if (examples.length === 0) return null;
  return (
    <>
      <Heading>Do and don't</Heading>
      {examples.map((usage) => (
        <div key={usage.do.because} className="docs-usage">
          <Example kind="do" title="Do" example={usage.do} />
          <Example kind="dont" title="Don't" example={usage.dont} />
        </div>
      ))}
    </>
  );
}

type ExampleProps = { kind: "do" | "dont"; title: string; example: UsageExample };

function Example({ kind, title, example: { shows, because } }: ExampleProps) {
  return (
    <figure data-usage={kind}>
      <div className="docs-usage-stage sb-unstyled font-sans text-base text-text">{shows()}</div>
      <figcaption>
        <strong>
          <Glyph name={kind === "do" ? "check" : "close"} size={18} />
          {title}
        </strong>
        <span>
          <Prose text={because} />
        </span>
      </figcaption>
    </figure>
  );
}
