import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";

/** What a block about kept data shows; the site has its rows. */
export const KEPT_DATA_LISTS = ["cookies", "storage", "categories", "third-parties"] as const;
export type KeptDataList = (typeof KEPT_DATA_LISTS)[number];

const list = z.array(nonEmpty).min(1);

/** A block of a document; texts may contain `**strong**` and `[words](link)`. */
export const blockSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("paragraph"), text: nonEmpty }),
  z.strictObject({
    kind: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    anchor: slug,
    text: nonEmpty,
  }),
  z.strictObject({ kind: z.literal("list"), ordered: z.boolean(), items: list }),
  // Table cells may be empty.
  z.strictObject({
    kind: z.literal("table"),
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
  }),
  z.strictObject({ kind: z.literal("note"), paragraphs: list }),
  // Written as a paragraph of one token: `{keptData.cookies}`.
  z.strictObject({ kind: z.literal("kept-data"), list: z.enum(KEPT_DATA_LISTS) }),
]);
export type Block = z.infer<typeof blockSchema>;
