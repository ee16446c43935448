import { Canvas, Controls, Heading, Subheading } from "@storybook/addon-docs/blocks";
import { PlaygroundPresets } from "./playground-presets.tsx";
import { ScrollArea } from "./scroll-area.tsx";
import { SubcomponentProps } from "./subcomponent-props.tsx";

type ComponentPropsProps = {
  name: string;
  /** Export of the story with controls. */
  playground: object;
  subcomponents: readonly (readonly [name: string, component: unknown])[];
};

/** The playground with controls, and the props of the subcomponents. */
export function ComponentProps({ name, playground, subcomponents }: ComponentPropsProps) {
  return (
    <>
      <Heading>Playground</Heading>
      <PlaygroundPresets of={playground} />
      <Canvas of={playground} withToolbar sourceState="none" story={{ __primary: true }} />
      <Heading>Props</Heading>
      <Subheading>{name}</Subheading>
      <ScrollArea label={`Props of ${name}`}>
        <Controls of={playground} />
      </ScrollArea>
      {subcomponents.map(([key, component]) => (
        <SubcomponentProps key={key} name={key} component={component} />
      ))}
    </>
  );
}
