-- The link of a valuation, for the shopper who asked for it.
ALTER TABLE shopper_email DROP CONSTRAINT shopper_email_kind_check;
ALTER TABLE shopper_email ADD CONSTRAINT shopper_email_kind_check
  CHECK (kind IN ('watch-confirmation', 'watch-news', 'details-link', 'deletion-notice', 'valuation'));
