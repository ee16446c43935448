import { Controls, Heading, Primary, Subheading } from "@storybook/addon-docs/blocks";
import { ScrollArea } from "./scroll-area.tsx";
import { SubcomponentProps } from "./subcomponent-props.tsx";

type ComponentPropsProps = {
  name: string;
  subcomponents: readonly (readonly [name: string, component: unknown])[];
};

/** The playground with its controls, and the props of the companions. */
export function ComponentProps({ name, subcomponents }: ComponentPropsProps) {
  return (
    <>
      <Heading>Playground</Heading>
      <Primary />
      <Heading>Props</Heading>
      <Subheading>{name}</Subheading>
      <ScrollArea label={`Props of ${name}`}>
        <Controls />
      </ScrollArea>
      {subcomponents.map(([key, component]) => (
        <SubcomponentProps key={key} name={key} component={component} />
      ))}
    </>
  );
}
