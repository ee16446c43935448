import * as z from "zod";
import { nonEmpty, slug } from "../../settings/field-schemas.ts";

/** Every section has an id: translations find it by it, and it is the section's anchor in the page. */
export const section = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), id: slug, ...shape });

/** What a file may leave out; the page then has null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null as never);

/** A heading and, where there is more to say, a line under it. */
export const heading = { title: nonEmpty, text: orNull(nonEmpty) };

/** Entries that a translation finds by their ids. */
export const entries = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.strictObject({ id: slug, ...shape })).min(1);
