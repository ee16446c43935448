import type { ReactNode } from "react";
import { Section, type SectionProps } from "../container/container.tsx";
import { Disclosure, DisclosureGroup } from "../disclosure/disclosure.tsx";
import { FeatureList } from "../feature-list/feature-list.tsx";

export type EquipmentProps = Omit<SectionProps, "heading" | "gap" | "children"> & {
  /** Always visible. */
  highlights: readonly ReactNode[];
  /** Long lists, each in a disclosure; empty ones are not rendered. */
  lists: readonly { title: string; items: readonly ReactNode[] }[];
};

/** A vehicle's features. Renders nothing when there are none. */
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
