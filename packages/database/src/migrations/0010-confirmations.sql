-- Somebody at the dealership confirms an appointment. A later confirmation replaces an earlier one; another time ends it.
ALTER TABLE appointment ADD COLUMN confirmed_at timestamptz;
-- The slug of the member of staff.
ALTER TABLE appointment ADD COLUMN confirmed_by text;
-- Their words to the shopper; it opens with the secret of the appointment's link.
ALTER TABLE appointment ADD COLUMN confirmed_note bytea;
ALTER TABLE appointment ADD CONSTRAINT appointment_confirmed
  CHECK ((confirmed_at IS NULL) = (confirmed_by IS NULL) AND (confirmed_note IS NULL OR confirmed_by IS NOT NULL));

ALTER TABLE shopper_email DROP CONSTRAINT shopper_email_kind_check;
ALTER TABLE shopper_email ADD CONSTRAINT shopper_email_kind_check
  CHECK (kind IN ('watch-confirmation', 'watch-news', 'details-link', 'deletion-notice', 'valuation',
    'appointment-confirmation', 'appointment-change', 'appointment-cancellation', 'appointment-reminder',
    'appointment-staff-confirmation'));
