import * as z from "zod";
import { nonEmpty, slug } from "../../settings/field-schemas.ts";

/** Settings that show a section: `new-car-lifetime` is `protectionPlans.newCarLifetime`. */
export const SECTION_SWITCHES = ["new-car-lifetime"] as const;

/** Defines a section. Its id is its key for translations and its anchor in the page. */
export const section = <Kind extends string, Shape extends z.core.$ZodLooseShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    kind: z.literal(kind),
    id: slug,
    /** The setting that shows the section; without it the section is always shown. */
    when: z.enum(SECTION_SWITCHES).optional(),
    ...shape,
  });

/** An optional field; the page gets null. */
export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null as never);

/** A heading with an optional introduction. */
export const heading = { title: nonEmpty, text: orNull(nonEmpty) };

/** A list whose entries translations match by id. */
export const entries = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.strictObject({ id: slug, ...shape })).min(1);
