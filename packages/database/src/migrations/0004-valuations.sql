-- A valuation of a shopper's vehicle. Both `id` and the key of `sealed` follow from the secret of its link, which no
-- table holds: without the link nobody can read it.
CREATE TABLE valuation (
  id text PRIMARY KEY,
  sealed bytea NOT NULL,
  -- Keyed hash of the shopper's email address; null when none was given.
  email_key text,
  store_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- It cannot be read after this time.
  ends_at timestamptz NOT NULL
);

CREATE INDEX valuation_email_key ON valuation (email_key) WHERE email_key IS NOT NULL;

CREATE FUNCTION details_valuations(of_request uuid)
RETURNS TABLE (store_id text, created_at timestamptz, ends_at timestamptz)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT valuation.store_id, valuation.created_at, valuation.ends_at
  FROM valuation WHERE valuation.email_key = details_key(of_request) ORDER BY valuation.created_at
$$;

-- As before, and the valuations of the address.
CREATE OR REPLACE FUNCTION delete_details(
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
  request details_request;
  the_key text;
BEGIN
  -- A second deletion with the same link waits here and then finds no request.
  SELECT * INTO request FROM details_request
  WHERE details_request.id = of_request AND expires_at > now() FOR UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  the_key := request.email_key;

  DELETE FROM watch WHERE email_key = the_key;
  GET DIAGNOSTICS watches_deleted = ROW_COUNT;

  -- The lock makes a delivery that finishes now wait; it then finds no row, or was counted as sent.
  PERFORM FROM outbox JOIN lead ON lead.id = outbox.lead_id WHERE lead.email_key = the_key FOR UPDATE OF outbox;
  DELETE FROM lead USING outbox
  WHERE outbox.lead_id = lead.id AND outbox.state <> 'sent' AND lead.email_key = the_key;
  GET DIAGNOSTICS leads_deleted = ROW_COUNT;

  UPDATE lead SET sealed = NULL, email_key = NULL WHERE email_key = the_key;
  GET DIAGNOSTICS leads_wiped = ROW_COUNT;

  DELETE FROM valuation WHERE email_key = the_key;
  DELETE FROM phone_verification WHERE email_key = the_key;
  DELETE FROM shopper_email WHERE email_key = the_key;
  DELETE FROM rate_limit WHERE position(the_key IN key) > 0;
  DELETE FROM details_request WHERE email_key = the_key;

  INSERT INTO shopper_email (id, kind, store_id, sealed, expires_at)
  VALUES (request.notice_id, 'deletion-notice', request.store_id, request.notice, now() + interval '30 days');
  INSERT INTO outbox (email_id, state) VALUES (request.notice_id, 'ready');
  PERFORM pg_notify('forecourt_outbox', '');
END
$$;

-- As before, and valuations that have ended.
CREATE OR REPLACE FUNCTION apply_retention_at(payload_seconds jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  counts jsonb := '{}';
  affected integer;
BEGIN
  UPDATE lead SET sealed = NULL, email_key = NULL
  FROM outbox
  WHERE outbox.lead_id = lead.id AND outbox.state = 'sent'
    AND (lead.sealed IS NOT NULL OR lead.email_key IS NOT NULL)
    AND outbox.sent_at < at - make_interval(
      secs => least(coalesce((payload_seconds ->> lead.kind)::float8, 30 * 86400), 30 * 86400));
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('payloadsWiped', affected);

  -- Only delivered leads are deleted.
  DELETE FROM lead USING outbox
  WHERE outbox.lead_id = lead.id AND outbox.state = 'sent' AND lead.sealed IS NULL
    AND lead.created_at < at - interval '400 days';
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('leadsDeleted', affected);

  UPDATE phone_verification SET sealed = NULL WHERE sealed IS NOT NULL AND expires_at < at;
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('codesWiped', affected);

  -- Longer than the longest limit on codes, a day.
  DELETE FROM phone_verification WHERE created_at < at - interval '2 days';
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('verificationsDeleted', affected);

  DELETE FROM rate_limit WHERE ends_at < at;
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('limitsDeleted', affected);

  DELETE FROM vehicle WHERE status = 'sold' AND sold_at < at - interval '400 days';
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('vehiclesDeleted', affected);

  DELETE FROM vehicle_import WHERE started_at < at - interval '1 day';
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('importsDeleted', affected);

  DELETE FROM watch
  WHERE (confirmed_at IS NULL AND created_at < at - interval '48 hours')
    OR confirmed_at < at - interval '180 days';
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('watchesDeleted', affected);

  UPDATE shopper_email SET sealed = NULL
  FROM outbox
  WHERE outbox.email_id = shopper_email.id AND shopper_email.sealed IS NOT NULL
    AND (outbox.state = 'sent' OR shopper_email.expires_at < at);
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('emailsWiped', affected);

  -- Longer than a day: the row says that the address got its email of the day.
  DELETE FROM shopper_email WHERE created_at < at - interval '2 days' AND expires_at < at;
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('emailsDeleted', affected);

  DELETE FROM details_request WHERE expires_at < at;
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('detailsRequestsDeleted', affected);

  DELETE FROM valuation WHERE ends_at < at;
  GET DIAGNOSTICS affected = ROW_COUNT;
  counts := counts || jsonb_build_object('valuationsDeleted', affected);

  RETURN counts;
END
$$;

REVOKE ALL ON FUNCTION details_valuations(uuid) FROM PUBLIC;
