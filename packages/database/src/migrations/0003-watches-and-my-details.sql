-- Keyed hash of the shopper's email address, to find what is held about one address. Goes with the content.
ALTER TABLE lead ADD COLUMN email_key text;
CREATE INDEX lead_email_key ON lead (email_key) WHERE email_key IS NOT NULL;

ALTER TABLE phone_verification ADD COLUMN email_key text;
CREATE INDEX phone_verification_email_key ON phone_verification (email_key) WHERE email_key IS NOT NULL;

-- An email for a shopper, or about one for the dealership. `sealed` is the message, readable by the worker alone.
CREATE TABLE shopper_email (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('watch-confirmation', 'watch-news', 'details-link', 'deletion-notice')),
  -- Null in a notice to the dealership.
  email_key text,
  store_id text NOT NULL,
  sealed bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Not sent after this time.
  expires_at timestamptz NOT NULL
);

CREATE INDEX shopper_email_email_key ON shopper_email (email_key, kind, created_at);

ALTER TABLE outbox ADD COLUMN email_id uuid UNIQUE REFERENCES shopper_email (id) ON DELETE CASCADE;
ALTER TABLE outbox DROP CONSTRAINT outbox_check;
ALTER TABLE outbox
  ADD CONSTRAINT outbox_subject CHECK (num_nonnulls(lead_id, verification_id, email_id) = 1);

-- Emails that a shopper asked for: of a price drop of one vehicle, or of new matches of one search. `sealed` holds
-- the address and the links of its emails, readable by the worker alone.
CREATE TABLE watch (
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  sealed bytea NOT NULL,
  store_id text NOT NULL,
  locale text NOT NULL,
  vin text,
  -- The canonical address of the list, without the language.
  query text,
  -- What is watched, in the shopper's language.
  label text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  -- What the worker last knew: the inventory version, the vehicle's stored prices, the matches of the search.
  checked_version bigint,
  known_old_price bigint,
  known_sale_price bigint,
  known_vins text[],
  CHECK (num_nonnulls(vin, query) = 1)
);

CREATE INDEX watch_email_key ON watch (email_key);

-- A shopper who asked what is held about an address, and was sent a link.
CREATE TABLE details_request (
  id uuid PRIMARY KEY,
  email_key text NOT NULL,
  -- The address, sealed by the site.
  address text NOT NULL,
  store_id text NOT NULL,
  -- The notice of a deletion to the dealership, sealed for the worker with `notice_id`.
  notice_id uuid NOT NULL,
  notice bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);

CREATE INDEX details_request_email_key ON details_request (email_key);

-- Ends one watch, or all of an address. News that was not sent yet is removed with an address's last watch.
CREATE FUNCTION end_watches(of_watch uuid, of_email text) RETURNS integer
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  the_key text := coalesce(of_email, (SELECT email_key FROM watch WHERE id = of_watch));
  ended integer;
BEGIN
  DELETE FROM watch WHERE email_key = the_key AND (of_email IS NOT NULL OR id = of_watch);
  GET DIAGNOSTICS ended = ROW_COUNT;
  IF NOT EXISTS (SELECT FROM watch WHERE email_key = the_key) THEN
    DELETE FROM shopper_email USING outbox
    WHERE outbox.email_id = shopper_email.id AND outbox.state <> 'sent'
      AND shopper_email.email_key = the_key AND shopper_email.kind IN ('watch-confirmation', 'watch-news');
  END IF;
  RETURN ended;
END
$$;

-- The address key of a request while its link is valid; null otherwise.
CREATE FUNCTION details_key(of_request uuid) RETURNS text
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT email_key FROM details_request WHERE id = of_request AND expires_at > now()
$$;

-- What is held about the address of a request. The content of a lead is not: only the worker can read it.
CREATE FUNCTION details_watches(of_request uuid)
RETURNS TABLE (
  id uuid, vin text, query text, label text, store_id text, created_at timestamptz, confirmed_at timestamptz
)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT watch.id, watch.vin, watch.query, watch.label, watch.store_id, watch.created_at, watch.confirmed_at
  FROM watch WHERE watch.email_key = details_key(of_request) ORDER BY watch.created_at, watch.id
$$;

CREATE FUNCTION details_leads(of_request uuid)
RETURNS TABLE (
  id uuid, kind text, store_id text, created_at timestamptz, state text, sent_at timestamptz
)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT lead.id, lead.kind, lead.store_id, lead.created_at, outbox.state, outbox.sent_at
  FROM lead JOIN outbox ON outbox.lead_id = lead.id
  WHERE lead.email_key = details_key(of_request) ORDER BY lead.created_at, lead.id
$$;

CREATE FUNCTION details_verifications(of_request uuid)
RETURNS TABLE (created_at timestamptz, verified_at timestamptz)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT phone_verification.created_at, phone_verification.verified_at
  FROM phone_verification
  WHERE phone_verification.email_key = details_key(of_request) ORDER BY phone_verification.created_at
$$;

-- Deletes what is held about the address of a request and queues the notice to the dealership. A lead that was
-- delivered keeps its row without content and key. Null when the request is unknown or over.
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

-- Retention at a given time (docs/product/retention.md); returns the number of rows for each rule. Only the owner may
-- choose the time: a later one would delete what is still needed.
CREATE FUNCTION apply_retention_at(payload_seconds jsonb, at timestamptz) RETURNS jsonb
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

  RETURN counts;
END
$$;

CREATE FUNCTION apply_retention(payload_seconds jsonb) RETURNS jsonb
LANGUAGE sql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT apply_retention_at(payload_seconds, now())
$$;

REVOKE ALL ON FUNCTION end_watches(uuid, text) FROM PUBLIC;
REVOKE ALL ON FUNCTION details_key(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION details_watches(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION details_leads(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION details_verifications(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION delete_details(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION apply_retention_at(jsonb, timestamptz) FROM PUBLIC;
REVOKE ALL ON FUNCTION apply_retention(jsonb) FROM PUBLIC;
