declare const visible: unique symbol;

/** Brands data that is filtered for a visitor; created only by `visibleVehicle` and `visibleOffer`. */
export type Visible<Shown> = Shown & { readonly [visible]: true };
