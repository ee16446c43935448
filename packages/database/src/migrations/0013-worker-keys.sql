-- The keys that a worker has now: what is sealed to one of them can be opened. Not the keys themselves, only the first
-- eight bytes of the SHA-256 of the public ones, in hexadecimal.
CREATE TABLE worker_key (
  id text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{16}$'),
  -- A running worker renews it.
  seen_at timestamptz NOT NULL DEFAULT now()
);

-- `held`: no key of the worker opens it; it waits for the key.
ALTER TABLE attempt DROP CONSTRAINT attempt_outcome_check;
ALTER TABLE attempt
  ADD CONSTRAINT attempt_outcome_check CHECK (outcome IN ('sent', 'retry', 'dead', 'lost', 'held'));
