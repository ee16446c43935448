import {
  DEPARTMENTS,
  reviewSchema,
  reviewSourceSchema,
  staffMemberSchema,
} from "@forecourt/dealership/content";
import { describe, expect, test } from "vitest";
import { profile } from "./profile.ts";
import { reviewSources, reviews } from "./reviews.ts";
import { staff } from "./staff.ts";
import { stores } from "./stores.ts";

describe("staff", () => {
  test("match the schema", () => {
    for (const member of staff) expect(staffMemberSchema.parse(member)).toEqual(member);
  });

  test("each department has one lead, listed first", () => {
    for (const department of DEPARTMENTS) {
      const leads = staff
        .filter((member) => member.department === department)
        .map((member) => member.departmentLead ?? false);
      expect(leads.indexOf(true), department).toBe(0);
      expect(leads.filter(Boolean), department).toHaveLength(1);
    }
  });

  test("slugs and phones are unique, and stores exist", () => {
    expect(new Set(staff.map(({ slug }) => slug)).size).toBe(staff.length);
    expect(new Set(staff.map(({ phone }) => phone)).size).toBe(staff.length);
    const storePhones = [...stores, profile.sales, profile.service!].map(({ phone }) => phone);
    for (const { phone, storeId } of staff) {
      expect(phone).toMatch(/^\+141755501\d\d$/);
      expect(storePhones).not.toContain(phone);
      expect(stores.map(({ id }) => id)).toContain(storeId);
    }
  });

  test("the profile's employees are members of it", () => {
    const { generalManager, team = [] } = profile.employees;
    for (const { firstName, lastName, fullName, title, phone, email } of [generalManager, ...team]) {
      expect(fullName).toBe(`${firstName} ${lastName}`);
      expect(staff).toContainEqual(expect.objectContaining({ firstName, lastName, title, phone }));
      expect(email).toMatch(/^[a-z.]+@larkspurmitsubishi\.example$/);
    }
  });

  test("nobody has a photo", () => {
    expect(staff.filter(({ imageUrl }) => imageUrl !== null)).toEqual([]);
  });

  test("the general manager matches the profile", () => {
    const { firstName, lastName, title, phone } = profile.employees.generalManager;
    expect(staff[0]).toMatchObject({ firstName, lastName, title, phone });
  });
});

describe("reviews", () => {
  test("match the schema and have a known platform", () => {
    for (const review of reviews) expect(reviewSchema.parse(review)).toEqual(review);
    for (const source of reviewSources) expect(reviewSourceSchema.parse(source)).toEqual(source);
    for (const { platform } of reviews) expect(reviewSources.map(({ id }) => id)).toContain(platform);
  });

  test("ids are unique", () => {
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
  });

  test("there are nine about financing, and some about sales and service", () => {
    const about = (category: (typeof reviews)[number]["categories"][number]) =>
      reviews.filter(({ categories }) => categories.includes(category)).length;
    expect(about("Finance")).toBeGreaterThanOrEqual(9);
    expect(about("Sale")).toBeGreaterThanOrEqual(2);
    expect(about("Service")).toBeGreaterThanOrEqual(2);
  });
});
