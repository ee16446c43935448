-- Vehicles as the stores' feeds last told them. Prices are integer US cents, mileage is miles.
-- A VIN stands at one store at a time: the last feed that names it has it.
CREATE TABLE vehicle (
  vin text PRIMARY KEY,
  stock_number text NOT NULL,
  store_id text NOT NULL,
  condition text NOT NULL CHECK (condition IN ('new', 'used', 'certified')),
  year integer NOT NULL,
  make text NOT NULL,
  model text NOT NULL,
  trim text NOT NULL,
  mileage integer NOT NULL CHECK (mileage >= 0),
  bodystyle text,
  doors integer,
  transmission text,
  drivetrain text,
  fuel_type text,
  engine text,
  city_mpg integer,
  highway_mpg integer,
  exteriorcolor text,
  exterior_color_family text,
  interior_color text,
  old_price bigint CHECK (old_price >= 0),
  sale_price bigint CHECK (sale_price >= 0),
  msrp bigint CHECK (msrp >= 0),
  features text[] NOT NULL,
  oem_features text[] NOT NULL,
  standard_features text[] NOT NULL,
  optional_features text[] NOT NULL,
  description text NOT NULL,
  preview_image text,
  additional_images text[] NOT NULL,
  status text NOT NULL CHECK (status IN ('available', 'pending', 'sold')),
  visibility text NOT NULL CHECK (visibility IN ('public', 'private')),
  arrived_on date NOT NULL,
  -- The inventory version that last changed this row.
  version bigint NOT NULL,
  -- Set when it was sold or left its store's feed, cleared when it comes back.
  sold_at timestamptz
);

CREATE INDEX vehicle_store_id ON vehicle (store_id);

-- A feed on its way in. Its rows reach the vehicle table together, in one transaction; what a crash leaves here is
-- cleared by the next import. Not logged: an import that a crash cut off is started again.
CREATE UNLOGGED TABLE vehicle_import (
  import_id uuid NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  LIKE vehicle,
  PRIMARY KEY (import_id, vin)
);

-- One row for each change of the inventory, numbered through the whole group.
CREATE TABLE inventory_version (
  version bigint PRIMARY KEY,
  store_id text NOT NULL,
  source text NOT NULL,
  swapped_at timestamptz NOT NULL DEFAULT now(),
  -- Last import that found nothing new.
  confirmed_at timestamptz NOT NULL DEFAULT now(),
  vehicles integer NOT NULL,
  added integer NOT NULL,
  changed integer NOT NULL,
  removed integer NOT NULL
);

CREATE INDEX inventory_version_store ON inventory_version (store_id, version);

-- A submitted form. `sealed` is readable by the worker alone and goes 30 days after delivery; the rest goes after 400.
CREATE TABLE lead (
  id uuid PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  body_hash text NOT NULL,
  kind text NOT NULL,
  store_id text NOT NULL,
  sealed bytea,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE INDEX lead_created_at ON lead (created_at, id);

-- A six-digit code sent to a phone. Number, network and code are kept as keyed hashes; `sealed` is the message.
CREATE TABLE phone_verification (
  id uuid PRIMARY KEY,
  phone_key text NOT NULL,
  network_key text NOT NULL,
  code_hash bytea NOT NULL,
  sealed bytea,
  tries integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  verified_at timestamptz
);

CREATE INDEX phone_verification_phone ON phone_verification (phone_key, created_at);
CREATE INDEX phone_verification_network ON phone_verification (network_key, created_at);
CREATE INDEX phone_verification_created_at ON phone_verification (created_at);

-- What the worker has to deliver: a lead or a code, exactly one of them.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lead_id uuid UNIQUE REFERENCES lead (id) ON DELETE CASCADE,
  verification_id uuid UNIQUE REFERENCES phone_verification (id) ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('ready', 'sending', 'sent', 'dead', 'held')),
  attempts integer NOT NULL DEFAULT 0,
  -- When it may be claimed next. While sending this is the end of the lease.
  run_at timestamptz NOT NULL DEFAULT now(),
  lease_until timestamptz,
  lease_token uuid,
  last_error_code text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  CHECK (num_nonnulls(lead_id, verification_id) = 1),
  CHECK ((state = 'sending') = (lease_token IS NOT NULL)),
  CHECK ((state = 'sending') = (lease_until IS NOT NULL)),
  CHECK ((state = 'sent') = (sent_at IS NOT NULL))
);

-- Codes go before leads: they are worth nothing after ten minutes.
CREATE INDEX outbox_due ON outbox ((verification_id IS NULL), run_at) WHERE state IN ('ready', 'sending');
CREATE INDEX outbox_undelivered ON outbox (state) WHERE state IN ('dead', 'held');
CREATE INDEX outbox_sent_at ON outbox (sent_at) WHERE state = 'sent';

-- The journal of deliveries. `outcome` is null while one runs; `lost` means that its worker never came back.
CREATE TABLE attempt (
  lease_token uuid PRIMARY KEY,
  outbox_id bigint NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
  n integer NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('sent', 'retry', 'dead', 'lost')),
  error_code text
);

CREATE INDEX attempt_outbox_id ON attempt (outbox_id, started_at);

-- Hits within a window that starts at the first one. The key is a keyed hash, never an address.
CREATE TABLE rate_limit (
  key text PRIMARY KEY,
  hits integer NOT NULL,
  ends_at timestamptz NOT NULL
);

CREATE INDEX rate_limit_ends_at ON rate_limit (ends_at);
