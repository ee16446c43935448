import type { LeadKind } from "../lead-kinds.ts";
import { financingForm } from "./financing-form.ts";
import type { Form } from "./form.ts";
import { careersForm, contactForm, testDriveForm, tradeContactForm, unlockForm } from "./lead-forms.ts";
import { sellOrTradeForm, serviceForm } from "./own-vehicle-forms.ts";

/** The form of each kind of lead (docs/product/leads.md, "Forms"). */
export const LEAD_FORMS: Record<LeadKind, Form> = {
  UNLOCK_INVENTORY: unlockForm,
  UNLOCK_PRICE: unlockForm,
  SCHEDULE_TEST_DRIVE: testDriveForm,
  SELL_OR_TRADE: sellOrTradeForm,
  CONTACT_PURCHASE: contactForm,
  CONTACT_SERVICE: contactForm,
  CONTACT_PARTS: contactForm,
  CONTACT_BILLING: contactForm,
  CONTACT_TRADE: tradeContactForm,
  CONTACT_GENERAL: contactForm,
  CAREERS: careersForm,
  APPLY_FINANCING: financingForm,
  SERVICE: serviceForm,
};
