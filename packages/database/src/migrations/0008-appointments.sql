-- A test drive or a service appointment. The time and the resources are readable, so that slots can be offered; who
-- comes and why is sealed twice: `content` opens with the secret of its link, which no table holds, as `id` follows from
-- it; `sealed` is readable by the worker alone.
CREATE TABLE appointment (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('test-drive', 'service')),
  store_id text NOT NULL,
  start_at timestamptz NOT NULL,
  end_at timestamptz NOT NULL,
  -- What it uses besides a place of its kind: a vehicle, an adviser, a loaner.
  resources text[] NOT NULL,
  -- The vehicle in stock that is driven.
  vin text,
  state text NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'cancelled')),
  cancelled_by text CHECK (cancelled_by IN ('shopper', 'dealer', 'vehicle')),
  -- Grows with each change; the calendar entry's SEQUENCE.
  sequence integer NOT NULL DEFAULT 0,
  -- The lead that booked it.
  lead_id uuid REFERENCES lead (id) ON DELETE SET NULL,
  content bytea NOT NULL,
  sealed bytea NOT NULL,
  -- Keyed hash of the shopper's email address.
  email_key text,
  -- The email that waits for the day before.
  reminder_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  CHECK (end_at > start_at),
  CHECK ((state = 'cancelled') = (cancelled_by IS NOT NULL))
);

CREATE INDEX appointment_times ON appointment (store_id, kind, start_at) WHERE state = 'booked';
CREATE INDEX appointment_vin ON appointment (vin) WHERE state = 'booked' AND vin IS NOT NULL;
CREATE INDEX appointment_email_key ON appointment (email_key) WHERE email_key IS NOT NULL;

ALTER TABLE shopper_email DROP CONSTRAINT shopper_email_kind_check;
ALTER TABLE shopper_email ADD CONSTRAINT shopper_email_kind_check
  CHECK (kind IN ('watch-confirmation', 'watch-news', 'details-link', 'deletion-notice', 'valuation',
    'appointment-confirmation', 'appointment-change', 'appointment-cancellation', 'appointment-reminder'));

-- Removes the reminder of an appointment that was moved or cancelled.
CREATE FUNCTION drop_reminder(of_appointment text) RETURNS void
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  DELETE FROM shopper_email USING outbox
  WHERE outbox.email_id = shopper_email.id AND outbox.state <> 'sent'
    AND shopper_email.id = (SELECT reminder_id FROM appointment WHERE appointment.id = of_appointment)
$$;

CREATE FUNCTION details_appointments(of_request uuid)
RETURNS TABLE (kind text, store_id text, created_at timestamptz, start_at timestamptz, state text)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT appointment.kind, appointment.store_id, appointment.created_at, appointment.start_at, appointment.state
  FROM appointment WHERE appointment.email_key = details_key(of_request) ORDER BY appointment.created_at
$$;

-- The former functions become parts of new ones with their names, so that their rules are written once.
ALTER FUNCTION delete_details(uuid) RENAME TO delete_details_without_appointments;
ALTER FUNCTION apply_retention_at(jsonb, timestamptz) RENAME TO apply_retention_without_appointments;

-- Deletes the appointments of the address, which frees their slots, then everything else of it.
CREATE FUNCTION delete_details(
  of_request uuid,
  OUT watches_deleted integer,
  OUT leads_deleted integer,
  OUT leads_wiped integer
)
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  the_key text;
BEGIN
  -- A second deletion with the same link waits here and then finds no request.
  PERFORM FROM details_request WHERE details_request.id = of_request AND expires_at > now() FOR UPDATE;
  the_key := details_key(of_request);
  IF the_key IS NULL THEN
    RETURN;
  END IF;
  DELETE FROM appointment WHERE email_key = the_key;
  SELECT * INTO watches_deleted, leads_deleted, leads_wiped
  FROM delete_details_without_appointments(of_request);
END
$$;

-- Retention at a given time, with the appointments: 90 days after their end.
CREATE FUNCTION apply_retention_at(payload_seconds jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  affected integer;
BEGIN
  DELETE FROM appointment WHERE end_at < at - interval '90 days';
  GET DIAGNOSTICS affected = ROW_COUNT;
  RETURN jsonb_build_object('appointmentsDeleted', affected)
    || apply_retention_without_appointments(payload_seconds, at);
END
$$;

REVOKE ALL ON FUNCTION drop_reminder(text) FROM PUBLIC;
REVOKE ALL ON FUNCTION details_appointments(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION delete_details(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION apply_retention_at(jsonb, timestamptz) FROM PUBLIC;
