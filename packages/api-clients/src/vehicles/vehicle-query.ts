import {
  RANGE_GROUPS,
  type Range,
  type RangeGroup,
  type Sort,
  VALUE_GROUPS,
  type ValueGroup,
} from "@forecourt/inventory";
import { type PaymentTerms, termsText } from "./terms-text.ts";

/**
 * Search criteria; missing ones do not filter. Values of one group are combined with OR, groups with AND. Ranges are
 * inclusive, null is open: whole US dollars (`payment`: a month), miles, model years.
 */
export type VehicleQuery = Partial<Record<ValueGroup, readonly string[]>> &
  Partial<Record<RangeGroup, Range>> & {
    /** Keywords. */
    q?: string;
    sort?: Sort;
    /** The terms of every payment; the dealership's example terms by default. */
    terms?: PaymentTerms;
    /** From 1. */
    page?: number;
  };

/**
 * Returns the query string of a search, with the parameter names of the site's URLs. Equal searches give equal strings.
 *
 * @example vehicleQueryString({ price: { min: null, max: 30_000 }, bodyStyle: ["suvs"] }) // "bodystyle=suvs&price=null,30000"
 */
export function vehicleQueryString(query: VehicleQuery): string {
  const params: [name: string, value: string][] = [];
  for (const { key, param } of VALUE_GROUPS) {
    const values = [...new Set(query[key])].sort();
    if (values.length > 0) params.push([param, values.join(",")]);
  }
  for (const group of RANGE_GROUPS) {
    const { min, max } = query[group] ?? { min: null, max: null };
    if (min !== null || max !== null) params.push([group, `${min},${max}`]);
  }
  if (query.q?.trim()) params.push(["q", query.q.trim()]);
  if (query.sort) params.push(["sort", query.sort]);
  if (query.terms) params.push(["terms", termsText(query.terms)]);
  if (query.page !== undefined && query.page !== 1) params.push(["page", String(query.page)]);
  return params.map(([name, value]) => `${name}=${encode(value)}`).join("&");
}

/** Encodes a value except for its commas. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll("%2C", ",");
}
