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

-- A confirmation is of one time. The trigger ends it also when the previous release moves the appointment, and the site
-- needs no right to write one.
CREATE FUNCTION end_confirmation() RETURNS trigger
LANGUAGE plpgsql
SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  NEW.confirmed_at := NULL;
  NEW.confirmed_by := NULL;
  NEW.confirmed_note := NULL;
  RETURN NEW;
END
$$;

CREATE TRIGGER appointment_moved BEFORE UPDATE OF start_at ON appointment
FOR EACH ROW WHEN (OLD.start_at <> NEW.start_at) EXECUTE FUNCTION end_confirmation();

REVOKE ALL ON FUNCTION end_confirmation() FROM PUBLIC;
