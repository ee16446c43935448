import type { Block } from "@forecourt/dealership/content";
import { Note } from "@forecourt/ui/note";
import { Heading } from "@forecourt/ui/text";
import { ContentTable } from "#content/content-table/content-table.tsx";
import { KeptDataBlock } from "#content/kept-data/kept-data-block.tsx";
import { RichText } from "#content/rich-text/rich-text.tsx";
import type { PageContext } from "#server/page-context.ts";

/** The body of an article or a legal text. */
export function DocumentBlocks({ blocks, context }: { blocks: readonly Block[]; context: PageContext }) {
  return (
    <div className="[&_strong]:font-semibold [&_strong]:text-text">
      {blocks.map((block, index) => (
        <DocumentBlock
          key={index}
          block={block}
          heading={headingAbove(blocks, index)}
          isLead={index === 0}
          context={context}
        />
      ))}
    </div>
  );
}

type DocumentBlockProps = { block: Block; heading: string; isLead: boolean; context: PageContext };

function DocumentBlock({ block, heading, isLead, context }: DocumentBlockProps) {
  switch (block.kind) {
    case "heading":
      return (
        <Heading
          level={block.level}
          size={block.level === 2 ? "section" : "card"}
          id={block.anchor}
          className={`scroll-mt-28 ${block.level === 2 ? "mt-10 mb-3" : "mt-7 mb-2"}`}
        >
          {block.text}
        </Heading>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List
          className={`mt-3.5 grid gap-2 ps-5.5 text-muted ${block.ordered ? "list-decimal" : "list-disc"}`}
        >
          {block.items.map((item) => (
            <li key={item} className="ps-1 leading-relaxed">
              <RichText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return (
        <div className="my-6">
          <ContentTable label={heading} columns={block.columns} rows={block.rows} />
        </div>
      );
    case "kept-data":
      return <KeptDataBlock list={block.list} heading={heading} context={context} />;
    case "note":
      return (
        <Note tone="accent" icon="info" className="my-6">
          {block.paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first:mt-2">
              <RichText text={paragraph} />
            </p>
          ))}
        </Note>
      );
    case "paragraph":
      return (
        <p className={isLead ? "text-lead leading-relaxed" : "mt-3.5 text-muted leading-relaxed"}>
          <RichText text={block.text} />
        </p>
      );
  }
}

/** The text of the closest heading above a block; it labels a table. */
function headingAbove(blocks: readonly Block[], index: number): string {
  const above = blocks.slice(0, index).findLast((block) => block.kind === "heading");
  return above?.kind === "heading" ? above.text : "";
}
