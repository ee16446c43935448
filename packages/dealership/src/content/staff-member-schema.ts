import * as z from "zod";
import { href, nonEmpty, phoneNumber, slug } from "../settings/field-schemas.ts";

/** Departments in the order the team page shows them. */
export const DEPARTMENTS = ["leadership", "sales", "finance", "service"] as const;
export type Department = (typeof DEPARTMENTS)[number];

/** Somebody of the team, as its pages show them. */
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
  /** Null shows the initials; a picture is always of the person. */
  imageUrl: href.nullable(),
  storeId: slug,
  /** Languages spoken beside English. */
  languages: z.array(z.string().regex(/^[a-z]{2}$/)),
  /** One line about a department's lead. */
  note: nonEmpty.nullable(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;
