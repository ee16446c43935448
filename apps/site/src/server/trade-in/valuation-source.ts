/** Where the figures of a valuation come from: our own model, or a book by its name. */
export type ValuationSource = { kind: "model" } | { kind: "book"; name: string };
