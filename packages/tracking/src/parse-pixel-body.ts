import { singleLine } from "@forecourt/contact-details";
import { type ErrorPath, fail, type Result, resultOf } from "@forecourt/result";
import { AD_PIXEL_ID } from "./ad-pixel-ids.ts";
import { isEventName } from "./event-names.ts";
import { META_HASH_KEYS } from "./normalize-for-meta.ts";
import { MAX_TEXT, type PixelBody, type PixelCustomData, type PixelUserData } from "./pixel-body.ts";
import { MAX_VEHICLES, VEHICLE_TEXT_FIELDS } from "./vehicle-content.ts";

export type PixelBodyErrorCode = "body.invalid" | `${keyof PixelBody}.invalid`;

/** `path` is the field, such as `["user_data"]`; empty for `body.invalid`. */
export type PixelBodyError = { path: ErrorPath; code: PixelBodyErrorCode };

export type ParsedPixelBody = Result<PixelBody, PixelBodyError>;

type Fields = Record<string, unknown>;

const HASH = /^[0-9a-f]{64}$/;

/**
 * Validates the body of `POST /api/track/facebook` on the server. Drops unknown fields and rejects personal details
 * that are not hashes (docs/product/tracking.md, "The ad network").
 *
 * @param input the parsed JSON of a request
 * @returns the body with known fields only, or every `<field>.invalid`; `body.invalid` when it is no object
 * @example parsePixelBody(await request.json())
 */
export function parsePixelBody(input: unknown): ParsedPixelBody {
  if (!isFields(input)) return fail("body.invalid");
  const checked: { [Field in keyof PixelBody]: PixelBody[Field] | undefined } = {
    currency: input["currency"] === "USD" ? "USD" : undefined,
    value: isAmount(input["value"]) ? input["value"] : undefined,
    event_id: text(input["event_id"]),
    event_time: isSeconds(input["event_time"]) ? input["event_time"] : undefined,
    fbp: adPixelId(input["fbp"]),
    fbc: adPixelId(input["fbc"]),
    user_data: userData(input["user_data"]),
    custom_data: customData(input["custom_data"]),
    eventName: isEventName(input["eventName"]) ? input["eventName"] : undefined,
    eventID: input["eventID"] === input["event_id"] ? text(input["eventID"]) : undefined,
    eventTime:
      input["eventTime"] === input["event_time"] && isSeconds(input["eventTime"])
        ? input["eventTime"]
        : undefined,
  };
  const wrong = (Object.keys(checked) as (keyof PixelBody)[]).filter((field) => checked[field] === undefined);
  const errors = wrong.map((field): PixelBodyError => ({ path: [field], code: `${field}.invalid` }));
  return resultOf(errors, () => checked as PixelBody);
}

function userData(input: unknown): PixelUserData | undefined {
  if (!isFields(input)) return undefined;
  const data: PixelUserData = { country: "us" };
  for (const key of META_HASH_KEYS) {
    const hash = input[key];
    if (isAbsent(hash)) continue;
    if (typeof hash !== "string" || !HASH.test(hash)) return undefined;
    data[key] = hash;
  }
  for (const key of ["external_id", "client_user_agent"] as const) {
    if (isAbsent(input[key])) continue;
    data[key] = text(input[key]);
    if (data[key] === undefined) return undefined;
  }
  return data;
}

function customData(input: unknown): PixelCustomData | undefined {
  if (!isFields(input)) return undefined;
  const data: PixelCustomData = {};
  for (const key of ["page_path", ...VEHICLE_TEXT_FIELDS] as const) {
    if (isAbsent(input[key])) continue;
    data[key] = text(input[key]);
    if (data[key] === undefined) return undefined;
  }
  for (const key of ["year", "price"] as const) {
    const amount = input[key];
    if (isAbsent(amount)) continue;
    if (!isAmount(amount)) return undefined;
    data[key] = amount;
  }
  if (isAbsent(input["content_type"])) return data;
  const ids = input["content_ids"];
  if (input["content_type"] !== "vehicle" || !Array.isArray(ids) || ids.length > MAX_VEHICLES)
    return undefined;
  const vins = ids.map(text);
  return vins.includes(undefined)
    ? undefined
    : { ...data, content_type: "vehicle", content_ids: vins as string[] };
}

const isFields = (input: unknown): input is Fields =>
  typeof input === "object" && input !== null && !Array.isArray(input);

/** Whether a value is null, undefined or blank. */
const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && singleLine(value) === "");

const isAmount = (value: unknown): value is number => typeof value === "number" && value >= 0 && value < 1e9;

/** Seconds since 1970 have ten digits; rejects milliseconds, which have thirteen. */
const isSeconds = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 1e9 && (value as number) < 1e10;

function text(value: unknown): string | undefined {
  const line = singleLine(value);
  return line !== "" && line.length <= MAX_TEXT ? line : undefined;
}

/** Returns a valid id, `null` when there is none, and `undefined` when it is invalid. */
function adPixelId(value: unknown): string | null | undefined {
  if (isAbsent(value)) return null;
  return typeof value === "string" && AD_PIXEL_ID.test(value) ? value : undefined;
}
