/** Where the figures of a valuation come from: our model, or a named book. */
export type ValuationSource = { kind: "model" } | { kind: "book"; name: string };
