import * as z from "zod";
import { href, slug } from "./field-schemas.ts";

/** An entry of a menu. The words stand in the content under `id`; `href` is null for a group that only opens. */
const menuLink = z.strictObject({ id: slug, href: href.nullable() });
const menuEntry = z.strictObject({ ...menuLink.shape, items: z.array(menuLink) });

export const menusSchema = z.strictObject({
  header: z.array(menuEntry),
  footer: z.array(menuEntry),
  /** Bottom row of the footer. */
  legal: z.array(menuLink),
});
export type MenuLink = z.infer<typeof menuLink>;
export type MenuEntry = z.infer<typeof menuEntry>;
export type Menus = z.infer<typeof menusSchema>;
