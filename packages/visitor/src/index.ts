export { expireUnlocks } from "./expire-unlocks.ts";
export { parseVisitor } from "./parse-visitor.ts";
export { parseWizardTerms } from "./parse-wizard-terms.ts";
export type {
  ChoiceLimits,
  PaymentChoice,
  PaymentChoices,
  PaymentChoicesAction,
} from "./payment-choices.ts";
export { PAYMENT_CHOICES, parsePaymentChoices, paymentChoicesReducer } from "./payment-choices.ts";
export type {
  PhoneValidationRequest,
  PhoneVerification,
  PhoneVerificationAction,
  PhoneVerificationEffect,
  PhoneVerificationTransition,
  VerificationError,
} from "./phone-verification.ts";
export { startPhoneVerification } from "./phone-verification.ts";
export { phoneVerificationReducer } from "./phone-verification-reducer.ts";
export type {
  CreditRange,
  PricingWizard,
  PricingWizardAction,
  PricingWizardEffect,
  PricingWizardTransition,
  WizardError,
  WizardErrorCode,
  WizardSettings,
  WizardStep,
  WizardTerms,
} from "./pricing-wizard.ts";
export {
  NEW_PRICING_WIZARD,
  resumePricingWizard,
  termsFinished,
  WIZARD_STEPS,
  wizardSteps,
} from "./pricing-wizard.ts";
export { pricingWizardReducer } from "./pricing-wizard-reducer.ts";
export type { SavedVehicles, SavedVehiclesAction, SavedVehiclesList } from "./saved-vehicles.ts";
export {
  isComparisonFull,
  NO_SAVED_VEHICLES,
  parseSavedVehicles,
  parseVins,
  SAVED_VEHICLES_LIMITS,
  savedVehiclesReducer,
  serializeSavedVehicles,
} from "./saved-vehicles.ts";
export { serializeVisitor } from "./serialize-visitor.ts";
export { STORE_CHOICE_MS } from "./store-choice.ts";
export type {
  TestDrive,
  TestDriveAction,
  TestDriveEffect,
  TestDriveStep,
  TestDriveTransition,
} from "./test-drive.ts";
export { NEW_TEST_DRIVE, TEST_DRIVE_STEPS, testDriveReducer } from "./test-drive.ts";
export type { Gate, GateContext, UnlockGates, Unlocks, Viewer } from "./unlock-gates.ts";
export { GATE_CONTEXTS, GATES, isLocked, unlockedGates, usesGate, withUnlocked } from "./unlock-gates.ts";
export type { Visible } from "./visible.ts";
export type { GatedOffer, LockedOffer, OpenOffer, VisibleOffer } from "./visible-offer.ts";
export { advertisedOffer, visibleOffer } from "./visible-offer.ts";
export type { GatedVehicle, VisibleVehicle } from "./visible-vehicle.ts";
export { visibleVehicle } from "./visible-vehicle.ts";
export type { VisitorAction } from "./visitor-actions.ts";
export type { ContactFields, VisitorAddress, VisitorProfile } from "./visitor-profile.ts";
export { isProfileComplete, isProfileEmpty, NEW_VISITOR } from "./visitor-profile.ts";
export { visitorReducer } from "./visitor-reducer.ts";
export type { VisitorEffect, VisitorSettings, VisitorTransition } from "./visitor-transition.ts";
