import type { ReactNode } from "react";
import { Section, type SectionProps } from "../container/container.tsx";
import { Disclosure, DisclosureGroup } from "../disclosure/disclosure.tsx";
import { FeatureList } from "../feature-list/feature-list.tsx";

export type EquipmentProps = Omit<SectionProps, "heading" | "gap" | "children"> & {
  /** In view. */
  highlights: readonly ReactNode[];
  /** Long lists, each one press away; an empty one is left out. */
  lists: readonly { title: string; items: readonly ReactNode[] }[];
};

/** What a vehicle has. Renders nothing when that is not known. */
export function Equipment({ highlights, lists, ...rest }: EquipmentProps) {
  const filled = lists.filter(({ items }) => items.length > 0);
  if (highlights.length === 0 && filled.length === 0) return null;
  return (
    <Section gap="detail" {...rest}>
      <FeatureList items={highlights} />
      {filled.length > 0 ? (
        <DisclosureGroup className={highlights.length > 0 ? "mt-5" : undefined}>
          {filled.map(({ title, items }) => (
            <Disclosure key={title} title={title} count={items.length}>
              <FeatureList items={items} columns={2} />
            </Disclosure>
          ))}
        </DisclosureGroup>
      ) : null}
    </Section>
  );
}
