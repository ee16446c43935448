-- A credit application for the lender. `sealed` is a JWE that only the lender's key opens; neither the site nor the
-- worker can read it. Its lead, with the contact details alone, goes to the dealership.
CREATE TABLE credit_application (
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL UNIQUE REFERENCES lead (id) ON DELETE CASCADE,
  store_id text NOT NULL,
  sealed bytea,
  -- Names the lender's key.
  key_id text NOT NULL,
  -- Keyed hash of the applicant's email address. Goes with the content.
  email_key text,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX credit_application_email_key ON credit_application (email_key) WHERE email_key IS NOT NULL;

ALTER TABLE outbox
  ADD COLUMN application_id uuid UNIQUE REFERENCES credit_application (id) ON DELETE CASCADE;
ALTER TABLE outbox DROP CONSTRAINT outbox_subject;
ALTER TABLE outbox
  ADD CONSTRAINT outbox_subject
  CHECK (num_nonnulls(lead_id, verification_id, email_id, application_id) = 1);

-- What is held about the address of a request: that an application exists, and when. Nobody here can read it.
CREATE FUNCTION details_applications(of_request uuid)
RETURNS TABLE (id uuid, store_id text, created_at timestamptz, state text, sent_at timestamptz, wiped boolean)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT application.id, application.store_id, application.created_at, outbox.state, outbox.sent_at,
         application.sealed IS NULL
  FROM credit_application AS application JOIN outbox ON outbox.application_id = application.id
  WHERE application.email_key = details_key(of_request) ORDER BY application.created_at, application.id
$$;

-- The former functions become parts of new ones with their names, so that their rules are written once.
ALTER FUNCTION delete_details(uuid) RENAME TO delete_details_without_applications;
ALTER FUNCTION apply_retention_at(jsonb, timestamptz) RENAME TO apply_retention_without_applications;

-- Deletes applications that were not delivered, wipes the others, then deletes everything else of the address.
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

  -- The lock makes a delivery that finishes now wait; it then finds no row, or was counted as sent.
  PERFORM FROM outbox JOIN credit_application AS application ON application.id = outbox.application_id
  WHERE application.email_key = the_key FOR UPDATE OF outbox;
  DELETE FROM credit_application USING outbox
  WHERE outbox.application_id = credit_application.id AND outbox.state <> 'sent'
    AND credit_application.email_key = the_key;
  UPDATE credit_application SET sealed = NULL, email_key = NULL WHERE email_key = the_key;

  SELECT * INTO watches_deleted, leads_deleted, leads_wiped FROM delete_details_without_applications(of_request);
END
$$;

-- Retention at a given time, with the applications: their content goes a day after delivery, or sooner by
-- `payload_seconds`. The row goes with its lead.
CREATE FUNCTION apply_retention_at(payload_seconds jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  affected integer;
BEGIN
  UPDATE credit_application SET sealed = NULL, email_key = NULL
  FROM outbox
  WHERE outbox.application_id = credit_application.id AND outbox.state = 'sent'
    AND (credit_application.sealed IS NOT NULL OR credit_application.email_key IS NOT NULL)
    AND outbox.sent_at < at - make_interval(
      secs => least(coalesce((payload_seconds ->> 'CREDIT_APPLICATION')::float8, 86400), 86400));
  GET DIAGNOSTICS affected = ROW_COUNT;
  RETURN jsonb_build_object('applicationsWiped', affected)
    || apply_retention_without_applications(payload_seconds, at);
END
$$;

REVOKE ALL ON FUNCTION details_applications(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION delete_details(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION apply_retention_at(jsonb, timestamptz) FROM PUBLIC;
