import { AnchorMdx, Heading } from "@storybook/addon-docs/blocks";

type BehaviourLinksProps = { stories: readonly { id: string; name: string }[] };

/** Links to the stories with interaction tests. */
export function BehaviourLinks({ stories }: BehaviourLinksProps) {
  if (stories.length === 0) return null;
  return (
    <>
      <Heading>Behaviour</Heading>
      <p>Interaction tests of the component. They run on every change.</p>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <AnchorMdx href={`?path=/story/${id}`} target="_self">
              {name}
            </AnchorMdx>
          </li>
        ))}
      </ul>
    </>
  );
}
