import { larkspur } from "@forecourt/sample-dealership";
import { serializeConsentRecord } from "../../src/shared/consent/consent-record.ts";

const cookie = (name: string, value: string) => ({
  name,
  value: encodeURIComponent(value),
  domain: "localhost",
  path: "/",
  expires: -1,
  httpOnly: false,
  secure: false,
  sameSite: "Lax" as const,
});

/** The cookies of a visitor who allowed these categories. */
const chosen = (categories: string) => ({
  cookies: [
    cookie("allowCookies", categories),
    cookie(
      "consentRecord",
      serializeConsentRecord({
        policyVersion: larkspur.settings.cookies?.policyVersion ?? "",
        chosenAt: 1_795_700_000,
        locale: "en",
        choice: "save-and-continue",
        gpc: false,
      }),
    ),
  ],
  origins: [],
});

/** A visitor who allowed essential cookies alone. */
export const CHOSEN = chosen("essential");

/** A visitor who also allowed functional ones: forms have the box "Remember my details" ticked. */
export const FUNCTIONAL = chosen("essential,functional");
