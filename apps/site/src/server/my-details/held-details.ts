import "server-only";
import { deleteDetails, type HeldDetails, readDetails } from "@forecourt/database";
import { siteEnv } from "#env.ts";
import { openSealed } from "../cookies/sealed-value.ts";
import { siteState } from "../site-state.ts";
import { ADDRESS_PURPOSE } from "./accept-details-request.ts";
import { readProof } from "./details-links.ts";

export type ProvedDetails =
  /** `email` is the address that the link was sent to. */
  | { kind: "found"; details: Omit<HeldDetails, "address"> & { email: string } }
  /** `invalid`: forged. `gone`: older than an hour, or everything was deleted. */
  | { kind: "invalid" | "gone" | "unavailable" };

/**
 * What the server holds about the address that a link was sent to.
 *
 * @param token from the link, `/my-details/proof?token=…`
 * @example const result = await heldDetails(token, new Date());
 */
export async function heldDetails(token: string | undefined, now: Date): Promise<ProvedDetails> {
  const proof = readProof(token, now);
  if (proof.kind !== "valid") return { kind: proof.kind === "invalid" ? "invalid" : "gone" };
  const result = await readDetails(siteState().database, proof.subject);
  if (result.kind !== "found") return result;
  const { address, ...details } = result.details;
  const email = await openSealed(ADDRESS_PURPOSE, address, siteEnv().SITE_SECRET);
  return typeof email === "string" ? { kind: "found", details: { ...details, email } } : { kind: "gone" };
}

/**
 * Deletes what the server holds about the address that a link was sent to, and has the dealership told.
 *
 * @example const { kind } = await deleteHeldDetails(token, new Date());
 */
export async function deleteHeldDetails(
  token: string | undefined,
  now: Date,
): Promise<{ kind: "deleted" | "invalid" | "gone" | "unavailable" }> {
  const proof = readProof(token, now);
  if (proof.kind !== "valid") return { kind: proof.kind === "invalid" ? "invalid" : "gone" };
  const { kind } = await deleteDetails(siteState().database, proof.subject);
  return { kind };
}
