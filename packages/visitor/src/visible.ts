declare const visible: unique symbol;

/** What a visitor may see of something. Only `visibleVehicle` and `visibleOffer` make it. */
export type Visible<Shown> = Shown & { readonly [visible]: true };
