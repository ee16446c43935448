import { Section } from "@forecourt/ui/container";
import { FeatureList } from "@forecourt/ui/feature-list";
import { Icon } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { Heading } from "@forecourt/ui/text";
import { RichText } from "#content/rich-text/rich-text.tsx";
import type { SectionProps } from "../section-props.ts";

/** Lists side by side with check marks or crosses. The titles give the marks their meaning. */
export function ChecklistSection({ section: { id, title, text, groups } }: SectionProps<"checklist">) {
  return (
    <Section
      id={id}
      heading={<Heading level={2}>{title}</Heading>}
      lead={text ? <RichText text={text} /> : null}
    >
      <div className="grid gap-5 md:auto-cols-fr md:grid-flow-col">
        {groups.map((group) => (
          <Panel key={group.id}>
            <h3 className="mb-4 font-bold text-2xl">{group.title}</h3>
            <FeatureList
              columns={1}
              icon={group.tone === "no" ? <Icon name="close" className="text-danger-text" /> : undefined}
              items={group.items.map((item) => <RichText key={item} text={item} />)}
            />
          </Panel>
        ))}
      </div>
    </Section>
  );
}
