import type { ComponentGuide } from "@forecourt/ui/storybook/component-guide.ts";
import { Canvas, Description, Heading, Subheading, Title, useOf } from "@storybook/addon-docs/blocks";
import { Anatomy } from "./anatomy.tsx";
import { BehaviourLinks } from "./behaviour-links.tsx";
import { ComponentFacts } from "./component-facts.tsx";
import { ComponentProps } from "./component-props.tsx";
import { importPathOf, nameOfComponent } from "./exported-components.ts";
import { KeyboardTable } from "./keyboard-table.tsx";
import { Prose } from "./prose.tsx";
import { UsageExamples } from "./usage.tsx";

/** The docs page of a component or pattern, generated from its story file. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters["guide"] as ComponentGuide | undefined;
  const name = nameOfComponent(preparedMeta.component) ?? "";
  // A pattern is not part of the kit, so it has no import.
  const ofTheKit = importPathOf(name) !== undefined;
  const subcomponents = Object.entries(csfFile.meta.subcomponents ?? {});
  const stories = Object.values(csfFile.stories);
  const shown = stories.filter((story) => !story.play);
  // By name: a built module lists its exports in alphabetical order.
  const playground = stories.find((story) => story.name === "Playground");
  const first = shown.find((story) => story.name === "States") ?? (ofTheKit ? undefined : shown[0]);
  const examples = shown.filter((story) => story !== first && story.name !== "Playground");
  return (
    <>
      <Title />
      {guide ? (
        <p className="docs-lead">
          <Prose text={guide.purpose} />
        </p>
      ) : null}
      <ComponentFacts
        names={ofTheKit ? [name, ...subcomponents.map(([key]) => key)] : []}
        tags={preparedMeta.tags}
        since={preparedMeta.parameters["since"] as string | undefined}
        product={guide?.product ?? []}
      />
      {first ? (
        <>
          <Heading>{first.name}</Heading>
          <Canvas of={first.moduleExport} />
        </>
      ) : null}
      {guide ? <Guide guide={guide} /> : null}
      {ofTheKit && playground ? (
        <ComponentProps
          name={name}
          playground={playground.moduleExport as object}
          subcomponents={subcomponents}
        />
      ) : null}
      {examples.length > 0 ? <Heading>Examples</Heading> : null}
      {examples.map((story) => (
        <section key={story.id}>
          <Subheading>{story.name}</Subheading>
          <Description of={story.moduleExport} />
          <Canvas of={story.moduleExport} />
        </section>
      ))}
      <BehaviourLinks stories={stories.filter((story) => story.play)} />
    </>
  );
}

function Guide({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <Heading>When not to use it</Heading>
      <ul>
        {guide.avoid.map((line) => (
          <li key={line}>
            <Prose text={line} />
          </li>
        ))}
      </ul>
      <UsageExamples examples={guide.usage ?? []} />
      <Heading>Anatomy</Heading>
      <Anatomy parts={guide.anatomy} />
      <Heading>Keyboard</Heading>
      <KeyboardTable rows={guide.keyboard} />
    </>
  );
}
