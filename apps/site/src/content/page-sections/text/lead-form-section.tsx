import { Icon, type IconName } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { RichText } from "#content/rich-text/rich-text.tsx";
import type { PageSlots, SectionOf, SectionProps } from "../section-props.ts";

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
  return (
    <Panel as="section" className="lg:sticky lg:top-24">
      <h2 className="font-bold text-2xl">{aside.title}</h2>
      <ol className="mt-5 grid gap-5">
        {aside.items.map((item) => (
          <li key={item.id} className="flex gap-3.5">
            <Icon name={item.icon as IconName} size={22} className="mt-0.5 shrink-0 text-accent-text" />
            <div className="min-w-0">
              <h3 className="font-semibold">{item.title}</h3>
              <p className="mt-0.5 text-control text-muted">
                <RichText text={item.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
