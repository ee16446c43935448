import * as z from "zod";
import { nonEmpty, slug } from "../settings/field-schemas.ts";
import { linkSchema } from "./link-schema.ts";
import { seoSchema } from "./seo-schema.ts";

const card = { title: nonEmpty, text: nonEmpty };
const titled = z.strictObject(card);
const linked = z.strictObject({ ...card, link: linkSchema });
const points = z.array(z.strictObject({ id: slug, strong: nonEmpty, text: nonEmpty }));

/** Labels of menu entries by id. */
export const menuLabelsSchema = z.record(slug, nonEmpty);

export const footerSchema = z.strictObject({
  about: nonEmpty,
  /** Price and picture notes, then other required notices. */
  notes: z.array(nonEmpty),
  /** States that a sample dealership is fictional; null for a real one. */
  sampleNotice: nonEmpty.nullable(),
});

/** Content of a list page; `{listing}` is the list's title. */
export const listingContentSchema = z.strictObject({
  seo: seoSchema,
  text: nonEmpty,
  privateTeaser: linked.omit({ link: true }).extend({ button: nonEmpty }),
  lockedPrice: titled.extend({ button: nonEmpty }),
  /** After the first page of a list with illustrations: how to get photographs. */
  photos: titled.extend({ button: nonEmpty }),
  /** After any other page of a list: how to get help with the search. */
  help: titled.extend({ button: nonEmpty }),
});

/** Content of a vehicle page. `{vehicle}` is year, make, model and trim; `{vehicleDetails}` paint, miles, drivetrain. */
export const vehicleContentSchema = z.strictObject({
  seo: seoSchema,
  /** Used without a visible price: the search result must not suggest one. */
  seoWithoutPrice: seoSchema,
  disclaimer: z.array(nonEmpty).min(1),
  paymentNote: nonEmpty,
  historyNote: nonEmpty,
  illustrationNote: nonEmpty,
  lockedPrice: titled.extend({ button: nonEmpty }),
  privateVehicle: titled.extend({ button: nonEmpty }),
  pending: titled,
  sold: titled,
  unknown: titled,
  preApproval: linked,
  testDrive: linked,
  trade: linked,
  covered: linked,
});

export const paymentExplainerSchema = z.strictObject({
  title: nonEmpty,
  text: nonEmpty,
  items: z.array(z.strictObject({ id: slug, title: nonEmpty, text: nonEmpty })).min(1),
  note: nonEmpty,
});

export const unlockSchema = z.strictObject({
  price: titled.extend({ button: nonEmpty }),
  inventory: titled.extend({ button: nonEmpty }),
  /** Under the phone field; the second is used without verification. */
  phoneHint: nonEmpty,
  phoneHintWithoutCode: nonEmpty,
  consent: nonEmpty,
  points,
  granted: titled.extend({ points }),
});

export const verificationSchema = z.strictObject({
  title: nonEmpty,
  text: nonEmpty,
  hint: nonEmpty,
  /** Shown while no SMS provider is configured. */
  inboxNote: nonEmpty,
});

export const notFoundSchema = z.strictObject({
  seo: seoSchema,
  badge: nonEmpty,
  title: nonEmpty,
  subtitle: nonEmpty,
  button: linkSchema,
  searchTitle: nonEmpty,
  searches: z.array(linkSchema),
  suggestions: z.array(z.strictObject({ id: slug, ...card, link: linkSchema })),
});
