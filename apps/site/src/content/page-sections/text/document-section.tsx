import { DocumentBlocks } from "#content/document-blocks/document-blocks.tsx";
import type { SectionProps } from "../section-props.ts";

/** The body of a document, such as a legal text. */
export function DocumentSection({ section, context }: SectionProps<"document">) {
  return (
    <div id={section.id}>
      <DocumentBlocks blocks={section.blocks} context={context} />
    </div>
  );
}
