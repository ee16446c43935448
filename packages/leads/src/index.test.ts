import { expect, it } from "vitest";
import * as application from "./credit-application/index.ts";
import * as forms from "./forms/index.ts";
import * as leads from "./index.ts";
import * as resume from "./resume/index.ts";

it("exports exactly this", () => {
  expect(Object.keys(leads).sort()).toEqual([
    "DEFAULT_SUBJECT",
    "FALLBACK_KEY_MS",
    "LEAD_ERROR_CODES",
    "LEAD_KINDS",
    "LEAD_REQUIREMENTS",
    "LEAD_TOPICS",
    "adfDocument",
    "adfEmail",
    "canonicalJson",
    "emailAddress",
    "fallbackKey",
    "isLeadKind",
    "leadInterest",
    "leadPayload",
    "leadSchema",
    "leadTermLines",
    "leadTopic",
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
    "LEAD_TOPICS",
    "TEXT_LIMITS",
    "appraisalForm",
    "businessFields",
    "careersForm",
    "cleanLine",
    "cleanText",
    "contactForm",
    "fieldError",
    "financingForm",
    "formBody",
    "formErrors",
    "preApprovalForm",
    "readMiles",
    "readModelYear",
    "readWholeNumber",
    "sellOrTradeForm",
    "serviceForm",
    "testDriveForm",
    "tradeContactForm",
    "unlockForm",
    "validateForm",
  ]);
});

it("exports exactly this for credit applications", () => {
  expect(Object.keys(application).sort()).toEqual([
    "APPLICANT_FIELDS",
    "APPLICANT_ROLES",
    "APPLICATION_CODES",
    "APPLICATION_STEPS",
    "NEW_APPLICATION",
    "SHORT_STAY_MONTHS",
    "answersFromForm",
    "applicationRecord",
    "controlName",
    "creditApplicationReducer",
    "draftOf",
    "firstOpenStep",
    "parseDraft",
    "readAnswer",
    "readBirthDate",
    "readSocialSecurityNumber",
    "rolesOf",
    "validateStep",
  ]);
});

it("exports exactly this for resumes", () => {
  expect(Object.keys(resume).sort()).toEqual([
    "RESUME_ERROR_CODES",
    "RESUME_FIELD",
    "RESUME_MAX_BYTES",
    "RESUME_TYPES",
    "checkResume",
    "readResumeRecord",
    "resumeFileName",
    "resumeRecord",
  ]);
});
