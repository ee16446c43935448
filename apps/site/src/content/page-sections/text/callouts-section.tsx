import { CalloutCard } from "@forecourt/ui/callout-card";
import { Section } from "@forecourt/ui/container";
import type { SectionProps } from "../section-props.ts";
import { CreditTiers, ServiceHours, StoresMap } from "./callout-topics.tsx";
import { ForwardLink } from "./forward-link.tsx";

/** Cards that link to other parts of the dealership; without a service department its card is left out. */
export function CalloutsSection({ section, context }: SectionProps<"callouts">) {
  const items = section.items.filter(({ topic }) => topic !== "service" || context.settings.profile.service);
  return (
    <Section id={section.id}>
      <div className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col lg:gap-5">
        {items.map((item) => (
          <CalloutCard
            key={item.id}
            title={item.title}
            text={item.text}
            media={item.topic === "dealer" ? <StoresMap context={context} /> : null}
            action={<ForwardLink link={item.link} />}
          >
            {item.topic === "financing" ? <CreditTiers context={context} /> : null}
            {item.topic === "service" ? <ServiceHours context={context} /> : null}
          </CalloutCard>
        ))}
      </div>
    </Section>
  );
}
