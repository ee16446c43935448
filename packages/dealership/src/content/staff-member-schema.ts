import * as z from "zod";
import { href, nonEmpty, phoneNumber, slug } from "../settings/field-schemas.ts";

/** Departments in display order of the team page. */
export const DEPARTMENTS = ["leadership", "sales", "finance", "service"] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** A member of staff. */
export const staffMemberSchema = z.strictObject({
  id: slug,
  department: z.enum(DEPARTMENTS),
  firstName: nonEmpty,
  lastName: nonEmpty,
  slug,
  title: nonEmpty,
  departmentLead: z.boolean().optional(),
  phone: phoneNumber,
  /** 1 to 5, null without enough reviews. */
  rating: z.number().min(1).max(5).nullable(),
  /** A photo of the person; null shows the initials. */
  imageUrl: href.nullable(),
  storeId: slug,
  /** Languages spoken besides English. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)),
  /** One line about a department's lead. */
  note: nonEmpty.nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
