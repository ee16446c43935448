import { Section } from "@forecourt/ui/container";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Heading } from "@forecourt/ui/text";
import { ContentTable } from "#content/content-table/content-table.tsx";
import type { SectionProps } from "../section-props.ts";

/** A table of terms, such as coverage, months and miles. */
export function TermsTableSection({ section }: SectionProps<"terms-table">) {
  const { id, title, text, columns, rows, note } = section;
  return (
    <Section id={id} heading={<Heading level={2}>{title}</Heading>} lead={text}>
      <ContentTable label={title} columns={columns} rows={rows.map(({ cells }) => cells)} />
      {note ? <FinePrint className="mt-4 max-w-[100ch]">{note}</FinePrint> : null}
    </Section>
  );
}
