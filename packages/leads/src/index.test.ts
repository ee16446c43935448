import { expect, it } from "vitest";
import * as forms from "./forms/index.ts";
import * as leads from "./index.ts";

it("exports exactly this", () => {
  expect(Object.keys(leads).sort()).toEqual([
    "DEFAULT_SUBJECT",
    "LEAD_ERROR_CODES",
    "LEAD_KINDS",
    "LEAD_REQUIREMENTS",
    "adfDocument",
    "adfEmail",
    "canonicalJson",
    "emailAddress",
    "fallbackKey",
    "isLeadKind",
    "leadInterest",
    "leadPayload",
    "leadVehicleName",
    "newOrResend",
    "parseLead",
    "routeLead",
    "stockVehicleSnapshot",
    "stockVin",
    "storedLead",
    "textEmail",
  ]);
});

it("exports exactly this for browsers", () => {
  expect(Object.keys(forms).sort()).toEqual([
    "LEAD_ERROR_CODES",
    "LEAD_FORMS",
    "LEAD_KINDS",
    "TEXT_LIMITS",
    "careersForm",
    "contactForm",
    "fieldError",
    "financingForm",
    "formBody",
    "formErrors",
    "preApprovalForm",
    "sellOrTradeForm",
    "serviceForm",
    "testDriveForm",
    "tradeContactForm",
    "unlockForm",
    "validateForm",
  ]);
});
