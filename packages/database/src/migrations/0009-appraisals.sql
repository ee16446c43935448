-- An appraisal: the dealership looks at the shopper's own vehicle and names a figure. It uses one place of its store.
ALTER TABLE appointment DROP CONSTRAINT appointment_kind_check;
ALTER TABLE appointment ADD CONSTRAINT appointment_kind_check
  CHECK (kind IN ('test-drive', 'service', 'appraisal'));
