import { expect, test } from "vitest";
import * as contactDetails from "./index.ts";

test("exports exactly these values", () => {
  expect(Object.keys(contactDetails).sort()).toEqual([
    "US_STATES",
    "addressSchema",
    "emailPattern",
    "emailSchema",
    "formatPhone",
    "isDefaultPhone",
    "isPhone",
    "maskPhone",
    "normalizePhone",
    "parseAddress",
    "parseEmail",
    "parsePerson",
    "parsePhone",
    "parseState",
    "parseVerificationCode",
    "parseZipCode",
    "personSchema",
    "phoneSchema",
    "phoneToE164",
    "singleLine",
    "verificationCodeSchema",
  ]);
});
