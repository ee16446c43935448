import type { LeadKind } from "@forecourt/leads/forms";

/** Forms of content pages that may be about one of the dealer's vehicles: their pages read `vin`. */
export const VEHICLE_FORMS: readonly LeadKind[] = ["APPLY_FINANCING", "SCHEDULE_TEST_DRIVE"];
