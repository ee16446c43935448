import { randomUUID } from "node:crypto";
import type { DetailsRequest } from "../../my-details/request-details.ts";
import type { WatchRequest } from "../../watches/request-watch.ts";
import { type WatchSubject, watchId } from "../../watches/watch-id.ts";
import { hashEmail } from "../hash-email.ts";
import type { QueuedEmail } from "../queue-email.ts";

export const EMAIL_KEY: string = hashEmail("secret", "ada@example.com");

/** An email whose sealed part is not really sealed. */
export function exampleEmail(): QueuedEmail {
  const id = randomUUID();
  return { id, sealed: Buffer.from(`sealed ${id}`) };
}

export function exampleWatch(subject: WatchSubject, emailKey = EMAIL_KEY): WatchRequest {
  return {
    id: watchId(emailKey, subject),
    emailKey,
    subject,
    sealed: Buffer.from("sealed"),
    storeId: "north",
    locale: "en",
    label: "2023 Mitsubishi Outlander",
    confirmation: exampleEmail(),
  };
}

export function exampleDetailsRequest(emailKey = EMAIL_KEY): DetailsRequest {
  return {
    id: randomUUID(),
    emailKey,
    address: "sealed address",
    storeId: "north",
    link: exampleEmail(),
    notice: exampleEmail(),
  };
}
