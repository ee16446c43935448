import type { KeptDataList } from "@forecourt/dealership/content";
import { ContentTable } from "#content/content-table/content-table.tsx";
import { siteEnv } from "#env.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { keptDataTable } from "./kept-data-table.ts";

type KeptDataBlockProps = { list: KeptDataList; heading: string; context: PageContext };

/** What the site keeps in a browser, in a legal text. Without third parties a sentence says so. */
export function KeptDataBlock({ list, heading, context }: KeptDataBlockProps) {
  const https = siteEnv().SITE_URL.startsWith("https:");
  const { columns, rows } = keptDataTable(list, { ...context, https });
  if (rows.length === 0)
    return (
      <p className="mt-3.5 text-muted leading-relaxed">
        {translator(context.locale, "keptData")("noThirdParties")}
      </p>
    );
  return (
    <div className="my-6">
      <ContentTable label={heading} columns={columns} rows={rows} />
    </div>
  );
}
