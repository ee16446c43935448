-- An event for the ad network. `sealed` is readable by the worker alone: it holds hashes of contact details.
CREATE TABLE pixel_event (
  id uuid PRIMARY KEY,
  -- A keyed hash of the event's name and id: the same event is stored once.
  event_key text NOT NULL UNIQUE,
  store_id text NOT NULL,
  sealed bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Not sent after this time: the network refuses older events.
  expires_at timestamptz NOT NULL
);

CREATE INDEX pixel_event_expires_at ON pixel_event (expires_at);

ALTER TABLE outbox
  ADD COLUMN pixel_event_id uuid UNIQUE REFERENCES pixel_event (id) ON DELETE CASCADE;
ALTER TABLE outbox DROP CONSTRAINT outbox_subject;
ALTER TABLE outbox
  ADD CONSTRAINT outbox_subject
  CHECK (num_nonnulls(lead_id, verification_id, email_id, application_id, pixel_event_id) = 1);

-- Events are claimed apart from everything else: however many wait, no lead is behind them.
DROP INDEX outbox_due;
CREATE INDEX outbox_due ON outbox ((verification_id IS NULL), run_at)
  WHERE state IN ('ready', 'sending') AND pixel_event_id IS NULL;
CREATE INDEX outbox_due_events ON outbox (run_at)
  WHERE state IN ('ready', 'sending') AND pixel_event_id IS NOT NULL;

-- Retention at a given time, with the events: their content goes when they are sent, given up or too old, the row when
-- the network would refuse the event. The former function becomes part of a new one with its name.
ALTER FUNCTION apply_retention_at(jsonb, timestamptz) RENAME TO apply_retention_without_pixel_events;

CREATE FUNCTION apply_retention_at(payload_seconds jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  wiped integer;
  deleted integer;
BEGIN
  UPDATE pixel_event SET sealed = NULL
  FROM outbox
  WHERE outbox.pixel_event_id = pixel_event.id AND pixel_event.sealed IS NOT NULL
    AND (outbox.state IN ('sent', 'dead') OR pixel_event.expires_at < at);
  GET DIAGNOSTICS wiped = ROW_COUNT;
  -- An hour more, so that the worker can record that an event was too old.
  DELETE FROM pixel_event WHERE expires_at < at - interval '1 hour' AND created_at < at - interval '1 hour';
  GET DIAGNOSTICS deleted = ROW_COUNT;
  RETURN jsonb_build_object('pixelEventsWiped', wiped, 'pixelEventsDeleted', deleted)
    || apply_retention_without_pixel_events(payload_seconds, at);
END
$$;

REVOKE ALL ON FUNCTION apply_retention_at(jsonb, timestamptz) FROM PUBLIC;
