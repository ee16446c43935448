import { Section } from "@forecourt/ui/container";
import { FeatureList } from "@forecourt/ui/feature-list";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Heading } from "@forecourt/ui/text";
import type { SectionProps } from "../section-props.ts";
import { HoursSection } from "./hours-section.tsx";

/** The amenities of a store, beside the hours of both departments. */
export function VisitSection({ section, context }: SectionProps<"visit">) {
  const { id, title, text, amenities } = section;
  return (
    <Section
      id={id}
      className="grid items-start gap-x-10 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]"
    >
      <div>
        <Heading level={2}>{title}</Heading>
        {text ? <p className="mt-3 max-w-[44ch] text-lead text-muted">{text}</p> : null}
        <FeatureList
          columns={2}
          className="mt-6"
          icon={<span className="sr-only" />}
          items={amenities.map(({ id: amenity, icon, label }) => (
            <span key={amenity} className="flex items-center gap-2.5 font-medium">
              <Icon name={icon as IconName} size={20} className="shrink-0 text-accent-text" />
              {label}
            </span>
          ))}
        />
      </div>
      <HoursSection id={`${id}-hours`} context={context} columns />
    </Section>
  );
}
