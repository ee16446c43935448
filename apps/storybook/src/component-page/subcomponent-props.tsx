import { ArgTypes, Subheading } from "@storybook/addon-docs/blocks";
import { Prose } from "./prose.tsx";
import { ScrollArea } from "./scroll-area.tsx";

type Documented = { __docgenInfo?: { description?: string; props?: object } };

/** A subcomponent's description and props. */
export function SubcomponentProps({ name, component }: { name: string; component: unknown }) {
  const { description, props } = (component as Documented).__docgenInfo ?? {};
  return (
    <>
      <Subheading>{name}</Subheading>
      {description ? (
        <p>
          <Prose text={description} />
        </p>
      ) : null}
      {props && Object.keys(props).length > 0 ? (
        <ScrollArea label={`Props of ${name}`}>
          <ArgTypes of={component as never} />
        </ScrollArea>
      ) : (
        <p>Accepts only the attributes of its element.</p>
      )}
    </>
  );
}
