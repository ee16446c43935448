import { ArgTypes, Controls, Heading, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentGuide } from "../../../../packages/ui/src/storybook/component-guide.ts";

/** The page of every component, made from its story file: purpose, limits, anatomy, keys, props, stories. */
export function ComponentPage() {
  const { csfFile, preparedMeta } = useOf("meta", ["meta"]);
  const guide = preparedMeta.parameters["guide"] as ComponentGuide | undefined;
  return (
    <>
      <Title />
      {guide ? <Guide guide={guide} /> : null}
      <Primary />
      <Controls />
      {Object.values(csfFile.meta.subcomponents ?? {}).map((component) => (
        <ArgTypes key={String(component)} of={component as never} />
      ))}
      {guide ? <Keyboard guide={guide} /> : null}
      <Heading>States and examples</Heading>
      <Stories title="" includePrimary={false} />
    </>
  );
}

function Guide({ guide }: { guide: ComponentGuide }) {
  return (
    <>
      <p>{guide.purpose}</p>
      <Heading>When not to use it</Heading>
      <ul>
        {guide.avoid.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Heading>Anatomy</Heading>
      <ol>
        {guide.anatomy.map(([part, what]) => (
          <li key={part}>
            <strong>{part}</strong>: {what}
          </li>
        ))}
      </ol>
    </>
  );
}

function Keyboard({ guide }: { guide: ComponentGuide }) {
  if (guide.keyboard.length === 0) return null;
  return (
    <>
      <Heading>Keyboard</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">What they do</th>
          </tr>
        </thead>
        <tbody>
          {guide.keyboard.map(([keys, does]) => (
            <tr key={keys}>
              <th scope="row">
                <kbd>{keys}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
