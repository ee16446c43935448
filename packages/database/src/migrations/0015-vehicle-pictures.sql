-- Pictures of the model, and a photograph on the dealership's own background; the feed may have them.
ALTER TABLE vehicle ADD COLUMN evox_images jsonb;
ALTER TABLE vehicle ADD COLUMN image_custom_bg text;
ALTER TABLE vehicle_import ADD COLUMN evox_images jsonb;
ALTER TABLE vehicle_import ADD COLUMN image_custom_bg text;
