import { Panel } from "@forecourt/ui/panel";
import type { PageSlots, SectionOf, SectionProps } from "../section-props.ts";
import { FormPoints } from "./form-points.tsx";

/** A lead form, with the calculator or the next steps beside it. */
export function LeadFormSection({ section, slots }: SectionProps<"lead-form">) {
  return (
    <div
      className={`mt-8.5 grid items-start gap-5 lg:mt-11 ${section.aside ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]" : "max-w-[820px]"}`}
    >
      <Panel
        as="section"
        padding="lg"
        id={section.id}
        aria-labelledby={`${section.id}-title`}
        className="scroll-mt-28"
      >
        {slots?.leadForm?.(section)}
      </Panel>
      <FormAside section={section} slots={slots} />
    </div>
  );
}

function FormAside({
  section: { aside },
  slots,
}: {
  section: SectionOf<"lead-form">;
  slots: PageSlots | undefined;
}) {
  if (!aside) return null;
  if (aside.kind === "calculator") return <div className="min-w-0">{slots?.calculator?.(aside)}</div>;
  return <FormPoints {...aside} />;
}
