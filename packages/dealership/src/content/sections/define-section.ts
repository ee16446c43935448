import * as z from "zod";
import { nonEmpty, slug } from "../../settings/field-schemas.ts";

/** Defines a section. Its id is its key for translations and its anchor in the page. */
export const section = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({ kind: z.literal(kind), id: slug, ...shape });

/** An optional field; the page gets null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null as never);

/** A heading with an optional introduction. */
export const heading = { title: nonEmpty, text: orNull(nonEmpty) };

/** A list whose entries translations match by id. */
export const entries = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.strictObject({ id: slug, ...shape })).min(1);
