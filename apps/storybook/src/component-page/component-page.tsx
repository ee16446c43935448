import { Canvas, Controls, Heading, Primary, Subheading, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentGuide } from "../../../../packages/ui/src/storybook/component-guide.ts";
import { Anatomy } from "./anatomy.tsx";
import { BehaviourLinks } from "./behaviour-links.tsx";
import { ComponentFacts } from "./component-facts.tsx";
import { nameOfComponent } from "./exported-components.ts";
import { KeyboardTable } from "./keyboard-table.tsx";
import { Prose } from "./prose.tsx";
import { ScrollArea } from "./scroll-area.tsx";
import { SubcomponentProps } from "./subcomponent-props.tsx";

const FIRST = ["Playground", "States"];

/** The page of every component, made from its story file: states first, then limits, parts, keys, props, examples. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters["guide"] as ComponentGuide | undefined;
  const name = nameOfComponent(preparedMeta.component) ?? preparedMeta.title.split("/").at(-1)!;
  const subcomponents = Object.entries(csfFile.meta.subcomponents ?? {});
  const stories = Object.values(csfFile.stories);
  const states = stories.find((story) => story.name === "States");
  const examples = stories.filter((story) => !(FIRST.includes(story.name) || story.play));
  return (
    <>
      <Title />
      {guide ? (
        <p className="docs-lead">
          <Prose text={guide.purpose} />
        </p>
      ) : null}
      <ComponentFacts
        names={[name, ...subcomponents.map(([key]) => key)]}
        tags={preparedMeta.tags}
        since={preparedMeta.parameters["since"] as string | undefined}
        product={guide?.product ?? []}
      />
      {states ? (
        <>
          <Heading>States</Heading>
          <Canvas of={states.moduleExport} />
        </>
      ) : null}
      {guide ? (
        <>
          <Heading>When not to use it</Heading>
          <ul>
            {guide.avoid.map((line) => (
              <li key={line}>
                <Prose text={line} />
              </li>
            ))}
          </ul>
          <Heading>Anatomy</Heading>
          <Anatomy parts={guide.anatomy} />
          <Heading>Keyboard</Heading>
          <KeyboardTable rows={guide.keyboard} />
        </>
      ) : null}
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
      {examples.length > 0 ? <Heading>Examples</Heading> : null}
      {examples.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Canvas of={story.moduleExport} />
        </section>
      ))}
      <BehaviourLinks stories={stories.filter((story) => story.play)} />
    </>
  );
}
