// The tables and the query builder are internal. Add another query as a file of this package.
export type { AppointmentMove, ChangeResult } from "./appointments/change-appointment.ts";
export { cancelAppointment, moveAppointment } from "./appointments/change-appointment.ts";
export type { StaffConfirmation } from "./appointments/confirm-appointment.ts";
export { confirmAppointment } from "./appointments/confirm-appointment.ts";
export type { AppointmentEnd } from "./appointments/end-appointment.ts";
export { endAppointment } from "./appointments/end-appointment.ts";
export type {
  FoundAppointment,
  StoredAppointment,
  StoredConfirmation,
} from "./appointments/find-appointment.ts";
export { findAppointment } from "./appointments/find-appointment.ts";
export type { AcceptedAppointment, Reminder } from "./appointments/insert-appointment.ts";
export type { AppointmentFilter, ListedAppointment } from "./appointments/list-appointments.ts";
export {
  listAppointments,
  readAppointment,
  readDrivesWithoutVehicle,
} from "./appointments/list-appointments.ts";
export type { BookingPeriod, StoredBooking } from "./appointments/read-bookings.ts";
export { readBookings } from "./appointments/read-bookings.ts";
export { DatabaseError, isDatabaseError, isDatabaseUnavailable } from "./connection/database-error.ts";
export { errorCode, errorFrames } from "./connection/error-code.ts";
export type { Database, DatabaseOptions } from "./connection/open-database.ts";
export { openDatabase } from "./connection/open-database.ts";
export { DatabaseAddressError, requireDatabase } from "./connection/require-database.ts";
export { hashEmail } from "./emails/hash-email.ts";
export type { QueuedEmail } from "./emails/queue-email.ts";
export type {
  AppointmentContent,
  AppointmentState,
  ShopperMessage,
  WatchContent,
  WatchNews,
} from "./emails/shopper-message.ts";
export type { VariantCount } from "./experiments/compare-variants.ts";
export { compareVariants } from "./experiments/compare-variants.ts";
export type { Exposure } from "./experiments/store-exposures.ts";
export { storeExposures } from "./experiments/store-exposures.ts";
export { currentInventoryVersion } from "./inventory/current-inventory-version.ts";
export type { Inventory } from "./inventory/load-inventory.ts";
export { loadInventory } from "./inventory/load-inventory.ts";
export type { StoreSwap } from "./inventory/read-store-swaps.ts";
export { readStoreSwaps } from "./inventory/read-store-swaps.ts";
export type { ReplaceOptions, ReplaceResult } from "./inventory/replace-store-inventory.ts";
export { replaceStoreInventory } from "./inventory/replace-store-inventory.ts";
export type { InventoryChange } from "./inventory/swap-vehicles.ts";
export type {
  AcceptedApplication,
  AcceptedEmail,
  AcceptedLead,
  AcceptedResume,
  AcceptLeadResult,
} from "./leads/accept-lead.ts";
export { acceptLead } from "./leads/accept-lead.ts";
export type { ExportedLead } from "./leads/export-leads.ts";
export { exportLeads } from "./leads/export-leads.ts";
export type { AttemptSummary, LeadSummary } from "./leads/lead-summary.ts";
export type { LeadFilter } from "./leads/list-leads.ts";
export { listLeads } from "./leads/list-leads.ts";
export type { RetryLeadResult } from "./leads/retry-lead.ts";
export { retryLead } from "./leads/retry-lead.ts";
export type { StoredLead } from "./leads/show-lead.ts";
export { showLead } from "./leads/show-lead.ts";
export type { LeadView, LinkedLead } from "./leads/view-lead.ts";
export { findLinkedLead, listLeadViews, recordLeadView } from "./leads/view-lead.ts";
export {
  createLenderKey,
  hasLenderKeys,
  loadLenderKeys,
  publicLenderKey,
  rotateLenderKey,
} from "./lender-sealing/lender-key-files.ts";
export type { MigrateOptions, MigrateResult } from "./migrate/migrate.ts";
export { migrate } from "./migrate/migrate.ts";
export type { MigrateErrorCode } from "./migrate/migrate-error.ts";
export { MigrateError } from "./migrate/migrate-error.ts";
export type { DeleteDetailsResult, DeletedDetails } from "./my-details/delete-details.ts";
export { deleteDetails } from "./my-details/delete-details.ts";
export type {
  HeldApplication,
  HeldAppointment,
  HeldDetails,
  HeldDetailsResult,
  HeldLead,
  HeldResume,
  HeldValuation,
  HeldVerification,
  HeldWatch,
} from "./my-details/read-details.ts";
export { readDetails } from "./my-details/read-details.ts";
export type { DetailsRequest, DetailsRequestResult } from "./my-details/request-details.ts";
export { DETAILS_SECONDS, requestDetails } from "./my-details/request-details.ts";
export type { ClaimedQueue } from "./outbox/claim-deliveries.ts";
export { claimDeliveries } from "./outbox/claim-deliveries.ts";
export type { Delivery, DeliverySubject } from "./outbox/delivery.ts";
export { extendLease } from "./outbox/extend-lease.ts";
export type { Claim } from "./outbox/finish-delivery.ts";
export { listenForWork } from "./outbox/listen-for-work.ts";
export { markDead } from "./outbox/mark-dead.ts";
export { markHeld } from "./outbox/mark-held.ts";
export { markSent } from "./outbox/mark-sent.ts";
export type { QueueCounters } from "./outbox/read-queue-counters.ts";
export { readQueueCounters } from "./outbox/read-queue-counters.ts";
export { releaseDelivery } from "./outbox/release-delivery.ts";
export { releaseForKeys } from "./outbox/release-for-keys.ts";
export { scheduleRetry } from "./outbox/schedule-retry.ts";
export type { CheckVerificationResult, VerificationCheck } from "./phone-verification/check-verification.ts";
export { checkVerification } from "./phone-verification/check-verification.ts";
export type {
  CreateVerificationResult,
  VerificationMessage,
  VerificationRequest,
} from "./phone-verification/create-verification.ts";
export { createVerification } from "./phone-verification/create-verification.ts";
export type {
  AcceptedPixelEvent,
  AcceptPixelEventResult,
  PixelEventMessage,
} from "./pixel-events/accept-pixel-event.ts";
export { acceptPixelEvent } from "./pixel-events/accept-pixel-event.ts";
export { addressNetworkKey, networkOf } from "./rate-limit/address-network-key.ts";
export type { RateLimit, RateLimitResult } from "./rate-limit/hit-rate-limit.ts";
export { hitRateLimit } from "./rate-limit/hit-rate-limit.ts";
export type { WipeResult } from "./retention/wipe-expired.ts";
export { wipeExpired } from "./retention/wipe-expired.ts";
export type { AppointmentKind, CancelledBy } from "./schema/appointment.ts";
export { APPOINTMENT_KINDS } from "./schema/appointment.ts";
export type { AttemptOutcome } from "./schema/attempt.ts";
export type { DeliveryState } from "./schema/outbox.ts";
export { DELIVERY_STATES } from "./schema/outbox.ts";
export type { ShopperEmailKind } from "./schema/shopper-email.ts";
export { loadKeyPair, readKeyPair } from "./sealing/key-files.ts";
export type { KeyPair } from "./sealing/key-pair.ts";
export { createKeyPair } from "./sealing/key-pair.ts";
export type { LinkKeys } from "./sealing/link-keys.ts";
export { linkKeys, newLinkSecret } from "./sealing/link-keys.ts";
export { openWithLink, sealForLink } from "./sealing/link-sealing.ts";
export type { OpenError } from "./sealing/open.ts";
export { open, openBytes, UNKNOWN_KEY } from "./sealing/open.ts";
export { seal } from "./sealing/seal.ts";
export type { WorkerKeyProblem } from "./sealing/worker-key-text.ts";
export {
  parseWorkerPrivateKey,
  parseWorkerPublicKey,
  WORKER_KEY_PROBLEMS,
  workerKeyText,
} from "./sealing/worker-key-text.ts";
export type { RolePasswords } from "./secrets/role-passwords.ts";
export { loadRolePasswords } from "./secrets/role-passwords.ts";
export { readOrCreateSecret } from "./secrets/secret-file.ts";
export { WrongSecretError } from "./secrets/wrong-secret-error.ts";
export type { FoundValuation } from "./valuations/find-valuation.ts";
export { findValuation } from "./valuations/find-valuation.ts";
export type { StoredValuation, StoreValuationResult } from "./valuations/store-valuation.ts";
export { storeValuation } from "./valuations/store-valuation.ts";
export type { WatchResult, WatchSummary } from "./watches/confirm-watch.ts";
export { confirmWatch, findWatch } from "./watches/confirm-watch.ts";
export type { EndWatchesResult } from "./watches/end-watches.ts";
export { endWatches } from "./watches/end-watches.ts";
export type { DueWatch, KnownStock } from "./watches/read-due-watches.ts";
export { readDueWatches } from "./watches/read-due-watches.ts";
export type { WatchCheck } from "./watches/record-watch-check.ts";
export { recordWatchCheck } from "./watches/record-watch-check.ts";
export type { WatchRequest, WatchRequestResult } from "./watches/request-watch.ts";
export { CONFIRM_SECONDS, requestWatch } from "./watches/request-watch.ts";
export type { WatchSubject } from "./watches/watch-id.ts";
export { watchId } from "./watches/watch-id.ts";
export { publishWorkerKeys, workerKeyId } from "./worker-keys/publish-worker-keys.ts";
export type { WorkerKeyState } from "./worker-keys/read-worker-key-state.ts";
export { readWorkerKeyState } from "./worker-keys/read-worker-key-state.ts";
export { requireWorkerKey } from "./worker-keys/require-worker-key.ts";
