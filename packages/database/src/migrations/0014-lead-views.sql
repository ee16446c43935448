-- Each view of a lead's sealed terms by the dealership. Its link opens once, so the link's hash is the key.
CREATE TABLE lead_view (
  link_hash text PRIMARY KEY,
  lead_id uuid NOT NULL REFERENCES lead (id) ON DELETE CASCADE,
  -- A keyed hash of the reader's network and the day.
  network_key text NOT NULL,
  viewed_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX lead_view_lead_id ON lead_view (lead_id);
