-- Retention, with the owner's rights: whoever may call it can delete what has expired and nothing else
-- (docs/product/lead-delivery.md). `payload_seconds` shortens how long the content of a kind of lead is kept.
CREATE FUNCTION wipe_expired(
  payload_seconds jsonb,
  OUT payloads_wiped integer,
  OUT leads_deleted integer,
  OUT codes_wiped integer,
  OUT verifications_deleted integer,
  OUT limits_deleted integer,
  OUT vehicles_deleted integer
)
LANGUAGE plpgsql
SECURITY DEFINER
-- The caller's own tables must not stand in for ours.
SET search_path = pg_catalog, public, pg_temp
AS $$
BEGIN
  UPDATE lead SET sealed = NULL
  FROM outbox
  WHERE outbox.lead_id = lead.id AND outbox.state = 'sent' AND lead.sealed IS NOT NULL
    AND outbox.sent_at < now() - make_interval(
      secs => least(coalesce((payload_seconds ->> lead.kind)::float8, 30 * 86400), 30 * 86400));
  GET DIAGNOSTICS payloads_wiped = ROW_COUNT;

  -- Only delivered leads are deleted.
  DELETE FROM lead
  USING outbox
  WHERE outbox.lead_id = lead.id AND outbox.state = 'sent' AND lead.sealed IS NULL
    AND lead.created_at < now() - interval '400 days';
  GET DIAGNOSTICS leads_deleted = ROW_COUNT;

  UPDATE phone_verification SET sealed = NULL WHERE sealed IS NOT NULL AND expires_at < now();
  GET DIAGNOSTICS codes_wiped = ROW_COUNT;

  -- Longer than the longest limit on codes, a day.
  DELETE FROM phone_verification WHERE created_at < now() - interval '2 days';
  GET DIAGNOSTICS verifications_deleted = ROW_COUNT;

  DELETE FROM rate_limit WHERE ends_at < now();
  GET DIAGNOSTICS limits_deleted = ROW_COUNT;

  DELETE FROM vehicle WHERE status = 'sold' AND sold_at < now() - interval '400 days';
  GET DIAGNOSTICS vehicles_deleted = ROW_COUNT;
END
$$;

REVOKE ALL ON FUNCTION wipe_expired(jsonb) FROM PUBLIC;
