import { Panel } from "@forecourt/ui/panel";
import type { SectionProps } from "../section-props.ts";
import { FormPoints } from "./form-points.tsx";

/** The way to the credit application, and from there to the decision. */
export function CreditApplicationSection({ section, slots }: SectionProps<"credit-application">) {
  return (
    <div className="mt-8.5 grid items-start gap-5 lg:mt-11 lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]">
      <Panel
        as="section"
        padding="lg"
        id={section.id}
        aria-labelledby={`${section.id}-title`}
        className="scroll-mt-28"
      >
        {slots?.creditApplication?.(section)}
      </Panel>
      <FormPoints {...section.aside} />
    </div>
  );
}
