import * as z from "zod";
import { href, slug } from "./field-schemas.ts";

/** Conditions for showing a menu entry, evaluated by `visibleMenus`. */
export const MENU_CONDITIONS = [
  "service",
  "new-vehicles",
  "used-vehicles",
  "pre-approval",
  "trade-in",
] as const;
export type MenuCondition = (typeof MENU_CONDITIONS)[number];

/**
 * A menu entry. Its label is in the content under `id`; `href` is null for a group that only opens; an entry without
 * `when` is always shown.
 */
const menuLink = z.strictObject({
  id: slug,
  href: href.nullable(),
  when: z.enum(MENU_CONDITIONS).optional(),
});
const menuEntry = z.strictObject({ ...menuLink.shape, items: z.array(menuLink) });

/** The menus of the header, the footer and the legal line. */
export const menusSchema = z.strictObject({
  header: z.array(menuEntry),
  footer: z.array(menuEntry),
  /** Bottom row of the footer. */
  legal: z.array(menuLink),
});
export type MenuLink = z.infer<typeof menuLink>;
export type MenuEntry = z.infer<typeof menuEntry>;
export type Menus = z.infer<typeof menusSchema>;
