import { expect, test } from "vitest";
import * as visitor from "./index.ts";

test("exports exactly the public values", () => {
  expect(Object.keys(visitor).sort()).toEqual([
    "GATES",
    "GATE_CONTEXTS",
    "NEW_PRICING_WIZARD",
    "NEW_TEST_DRIVE",
    "NEW_VISITOR",
    "PAYMENT_CHOICES",
    "STORE_CHOICE_MS",
    "TEST_DRIVE_STEPS",
    "WIZARD_STEPS",
    "advertisedOffer",
    "expireUnlocks",
    "isLocked",
    "isProfileComplete",
    "isProfileEmpty",
    "parsePaymentChoices",
    "parseVisitor",
    "parseWizardTerms",
    "paymentChoicesReducer",
    "phoneVerificationReducer",
    "pricingWizardReducer",
    "resumePricingWizard",
    "serializeVisitor",
    "startPhoneVerification",
    "termsFinished",
    "testDriveReducer",
    "unlockedGates",
    "usesGate",
    "visibleOffer",
    "visibleVehicle",
    "visitorReducer",
    "withUnlocked",
    "wizardSteps",
  ]);
});
