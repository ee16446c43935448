import type { IncomingMessage } from "node:http";
import { answeredCookies } from "#server/cookies/set-cookie.ts";
import type { InProcessResponse } from "./in-process-request.ts";

/** The page that a posted form goes on to, with the cookies that it reads. */
export type FollowingPage = {
  /** Its path with its query. */
  target: string;
  /** As `Set-Cookie` values. */
  setCookies: readonly string[];
  /** The form was refused, and the page shows it again. */
  isRefused: boolean;
};

/** Cookies whose page says what came of a form. A choice about cookies is not among them: it is lost without any. */
const SAYING = ["sent", "form", "welcome", "pending-unlock", "userSelectedStore"];

/**
 * The page that the answer to a post should be itself, instead of a redirect. Null for another post. A browser that
 * sent no cookie may refuse them. After a redirect its page could not say what came of the form.
 */
export function followingPage(
  { method, headers }: Pick<IncomingMessage, "method" | "headers">,
  answer: Pick<InProcessResponse, "status" | "headers">,
): FollowingPage | null {
  const isPage = headers.accept?.includes("text/html") ?? false;
  if (method !== "POST" || !isPage || headers.cookie || answer.status !== 303) return null;
  const setCookies = answeredCookies(answer.headers);
  const location = String(answer.headers["location"] ?? "");
  if (
    !setCookies.some((cookie) => SAYING.some((name) => cookie.includes(`${name}=`))) ||
    !/^\/(?!\/)/.test(location)
  )
    return null;
  const [target = "/"] = location.split("#", 1);
  const { searchParams } = new URL(target, "http://site");
  const isRefused = searchParams.has("problem") || searchParams.has("taken");
  return { target, setCookies, isRefused };
}
