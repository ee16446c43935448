export type { VehicleCheck, VehicleError, VehicleErrorCode } from "./check-vehicle.ts";
export { checkVehicle } from "./check-vehicle.ts";
export type { ActiveFilter } from "./edit-query.ts";
export { activeFilters, clearGroup, toggleValue } from "./edit-query.ts";
export type {
  FilterGroup,
  Filters,
  InventoryQuery,
  PathGroup,
  Range,
  RangeGroup,
  Sort,
  ValueGroup,
} from "./filters.ts";
export { isActive, noFilters, RANGE_GROUPS, SORTS, VALUE_GROUPS } from "./filters.ts";
export { editDistance } from "./keywords/edit-distance.ts";
export type { Interpretation, KeywordPart } from "./keywords/interpret-keywords.ts";
export { interpretKeywords } from "./keywords/interpret-keywords.ts";
export { MAKE_NICKNAMES } from "./keywords/known-words.ts";
export { soundKey } from "./keywords/sound-key.ts";
export type { LegacyContext } from "./legacy-redirect.ts";
export { legacyRedirect } from "./legacy-redirect.ts";
export { listingUrl } from "./listing-url.ts";
export { makeAndModel } from "./make-and-model.ts";
export type { CatalogueMake } from "./make-catalogue.ts";
export { MAKE_CATALOGUE } from "./make-catalogue.ts";
export { makeId, modelId } from "./model-id.ts";
export { normalizeQuery } from "./normalize-query.ts";
export type { ParsedListing } from "./parse-listing.ts";
export { parseListing } from "./parse-listing.ts";
export type { Params } from "./query-params.ts";
export { readParams } from "./query-params.ts";
export { createInventorySearch } from "./search/create-inventory-search.ts";
export { FACET_LABELS } from "./search/facet-labels.ts";
export type { Facets, FacetValue, RangeFacets } from "./search/facets.ts";
export type {
  AppliedKeywords,
  InventoryAnswer,
  InventoryChanges,
  InventorySearch,
  InventorySearchOptions,
} from "./search/inventory-search.ts";
export type { PriceBin } from "./search/price-bins.ts";
export type {
  BodyStyle,
  ColorFamily,
  Condition,
  Drivetrain,
  FuelType,
  Transmission,
  Vehicle,
  VehicleStatus,
} from "./vehicle.ts";
export {
  BODY_STYLES,
  COLOR_FAMILIES,
  CONDITIONS,
  DRIVETRAINS,
  FUEL_TYPES,
  slugId,
  TRANSMISSIONS,
  VEHICLE_STATUSES,
} from "./vehicle.ts";
export { parseVehiclePath, vehiclePath } from "./vehicle-path.ts";
export { vehicleSchema } from "./vehicle-schema.ts";
export type { Vocabulary, VocabularyInput, VocabularyMake, VocabularyModel } from "./vocabulary.ts";
export { createVocabulary, isKnownValue } from "./vocabulary.ts";
