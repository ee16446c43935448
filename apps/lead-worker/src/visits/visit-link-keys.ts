import { type LinkKeys, linkKeys } from "@forecourt/database";

/** The keys of a visit's link, from the page that it opens: its token begins with the secret. */
export function visitLinkKeys(page: string): LinkKeys {
  const token = page.slice(page.lastIndexOf("/") + 1);
  return linkKeys("appointment", token.split(".", 1)[0] ?? "");
}
