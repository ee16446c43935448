import { randomUUID } from "node:crypto";
import {
  confirmWatch,
  type Database,
  hashEmail,
  type KeyPair,
  requestWatch,
  type ShopperMessage,
  seal,
  type WatchContent,
  type WatchSubject,
  watchId,
} from "@forecourt/database";

export type StoredWatch = { email?: string; locale?: "en" | "es"; label?: string; storeId?: string };

/** Stores a watch and its confirmation email like the site does; returns its id. */
export async function storeWatch(
  site: Database,
  keyPair: KeyPair,
  subject: WatchSubject,
  {
    email = "ada@example.com",
    locale = "en",
    label = "2023 Mitsubishi Outlander",
    storeId = "north",
  }: StoredWatch = {},
): Promise<string> {
  const emailKey = hashEmail("secret", email);
  const id = watchId(emailKey, subject);
  const folder = locale === "es" ? "/es" : "";
  const page = `${folder}/page`;
  const content: WatchContent = {
    email,
    page,
    folder,
    stop: `${folder}/watch/stop?token=one`,
    stopAll: `${folder}/watch/stop?token=all`,
    oneClick: "/api/v1/watches/unsubscribe?token=all",
  };
  const message: ShopperMessage = {
    kind: "watch-confirmation",
    to: email,
    locale,
    subject: subject.vin === undefined ? "matches" : "price",
    name: label,
    page,
    confirm: `${folder}/watch/confirm?token=${id}`,
  };
  const confirmation = randomUUID();
  const result = await requestWatch(site, {
    id,
    emailKey,
    subject,
    sealed: await seal(keyPair.publicKey, JSON.stringify(content), id),
    storeId,
    locale,
    label,
    confirmation: {
      id: confirmation,
      sealed: await seal(keyPair.publicKey, JSON.stringify(message), confirmation),
    },
  });
  if (result.kind !== "accepted") throw new Error(`not stored: ${result.kind}`);
  return id;
}

export async function confirmStored(site: Database, id: string): Promise<void> {
  const result = await confirmWatch(site, id);
  if (result.kind !== "found") throw new Error(`not confirmed: ${result.kind}`);
}
