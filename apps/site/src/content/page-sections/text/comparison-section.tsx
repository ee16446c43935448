import { ComparisonTable } from "@forecourt/ui/comparison-table";
import { Section } from "@forecourt/ui/container";
import { FinePrint } from "@forecourt/ui/disclaimer";
import { Heading } from "@forecourt/ui/text";
import { translator } from "#server/content/translator.ts";
import type { SectionProps } from "../section-props.ts";

/** A table that compares the dealership with others; the first column is the dealership. */
export function ComparisonSection({ section, context }: SectionProps<"comparison">) {
  const { id, title, text, columns, rows, note } = section;
  const t = translator(context.locale, "pages");
  return (
    <Section id={id} heading={<Heading level={2}>{title}</Heading>} lead={text}>
      <ComparisonTable
        caption={title}
        captionHidden
        rowsLabel={t("comparisonRows")}
        columns={columns.map(({ label }, index) => ({ label, own: index === 0 }))}
        rows={rows.map(({ label, values }) => ({ label, values }))}
        yesLabel={t("yes")}
        noLabel={t("no")}
      />
      {note ? <FinePrint className="mt-4 max-w-[100ch]">{note}</FinePrint> : null}
    </Section>
  );
}
