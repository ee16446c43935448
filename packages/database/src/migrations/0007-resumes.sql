-- The resume of a job application: its name and its bytes, sealed for the worker with its id. It is kept longer than
-- the content of its lead, so it has a keyed hash of the applicant's email address of its own.
CREATE TABLE resume (
  id uuid PRIMARY KEY,
  lead_id uuid NOT NULL UNIQUE REFERENCES lead (id) ON DELETE CASCADE,
  sealed bytea NOT NULL,
  email_key text,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Sealed bytes cannot be compressed.
ALTER TABLE resume ALTER COLUMN sealed SET STORAGE EXTERNAL;

CREATE INDEX resume_email_key ON resume (email_key) WHERE email_key IS NOT NULL;
CREATE INDEX resume_created_at ON resume (created_at);

-- What is held about the address of a request: that a resume exists, since when, and at which store.
CREATE FUNCTION details_resumes(of_request uuid)
RETURNS TABLE (store_id text, created_at timestamptz)
LANGUAGE sql STABLE
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
  SELECT lead.store_id, resume.created_at FROM resume JOIN lead ON lead.id = resume.lead_id
  WHERE resume.email_key = details_key(of_request) ORDER BY resume.created_at, resume.id
$$;

-- The former functions become parts of new ones with their names, so that their rules are written once.
ALTER FUNCTION delete_details(uuid) RENAME TO delete_details_without_resumes;
ALTER FUNCTION apply_retention_at(jsonb, timestamptz) RENAME TO apply_retention_without_resumes;

-- Deletes the resumes of the address, delivered or not, then everything else of it.
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
BEGIN
  -- A second deletion with the same link waits here and then finds no request.
  PERFORM FROM details_request WHERE details_request.id = of_request AND expires_at > now() FOR UPDATE;
  DELETE FROM resume WHERE resume.email_key = details_key(of_request);
  SELECT * INTO watches_deleted, leads_deleted, leads_wiped FROM delete_details_without_resumes(of_request);
END
$$;

-- Retention at a given time, with the resumes: 180 days after they were received, delivered or not.
CREATE FUNCTION apply_retention_at(payload_seconds jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  affected integer;
BEGIN
  DELETE FROM resume WHERE created_at < at - interval '180 days';
  GET DIAGNOSTICS affected = ROW_COUNT;
  RETURN jsonb_build_object('resumesDeleted', affected) || apply_retention_without_resumes(payload_seconds, at);
END
$$;

REVOKE ALL ON FUNCTION details_resumes(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION delete_details(uuid) FROM PUBLIC;
REVOKE ALL ON FUNCTION apply_retention_at(jsonb, timestamptz) FROM PUBLIC;
