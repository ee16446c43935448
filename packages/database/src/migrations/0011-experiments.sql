-- Who saw which variant of an experiment. The visitor is a keyed hash of the id in their cookie: no browser is named,
-- and no lead.
CREATE TABLE experiment_exposure (
  experiment text NOT NULL,
  visitor text NOT NULL,
  -- The first that the visitor saw; a later one does not replace it.
  variant text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (experiment, visitor)
);

CREATE INDEX experiment_exposure_visitor ON experiment_exposure (visitor);
CREATE INDEX experiment_exposure_created_at ON experiment_exposure (created_at);

-- The kinds of leads that an exposed visitor sent, each once. It goes with its exposure.
CREATE TABLE experiment_outcome (
  experiment text NOT NULL,
  visitor text NOT NULL,
  lead_kind text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (experiment, visitor, lead_kind),
  FOREIGN KEY (experiment, visitor) REFERENCES experiment_exposure ON DELETE CASCADE
);

-- Retention at a given time, with the experiments: 180 days after the first view. The former function becomes part of
-- a new one with its name, so that its rules are written once.
ALTER FUNCTION apply_retention_at(jsonb, timestamptz) RENAME TO apply_retention_without_experiments;

CREATE FUNCTION apply_retention_at(payload_seconds jsonb, at timestamptz) RETURNS jsonb
LANGUAGE plpgsql
SECURITY DEFINER
SET search_path = pg_catalog, public, pg_temp
AS $$
DECLARE
  affected integer;
BEGIN
  DELETE FROM experiment_exposure WHERE created_at < at - interval '180 days';
  GET DIAGNOSTICS affected = ROW_COUNT;
  RETURN jsonb_build_object('exposuresDeleted', affected) || apply_retention_without_experiments(payload_seconds, at);
END
$$;

REVOKE ALL ON FUNCTION apply_retention_at(jsonb, timestamptz) FROM PUBLIC;
