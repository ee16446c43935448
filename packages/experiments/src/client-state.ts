import type { ExperimentValues } from "./experiment-values.ts";

export type ClientStatus = "Uninitialized" | "Loading" | "Ready";

/** The origin of the current values. */
export type DataSource = "Bootstrap" | "Cache" | "Network" | "NetworkNotModified" | "Prefetch" | "NoValues";

export type ClientState = { status: ClientStatus; source: DataSource; values: ExperimentValues | null };

export type ClientAction =
  /** Values available before the start: from the page, prefetched, or cached. */
  | { type: "preloaded"; source: "Bootstrap" | "Prefetch" | "Cache"; values: ExperimentValues }
  /** Started with the current values. */
  | { type: "started-sync" }
  /** Started, and the values are fetched. */
  | { type: "started-async" }
  | { type: "fetched"; values: ExperimentValues }
  | { type: "not-modified" }
  | { type: "failed" };

export const INITIAL_STATE: ClientState = { status: "Uninitialized", source: "NoValues", values: null };

/** Before the start, values replace only those of the same or a lower rank. */
const RANK: Record<DataSource, number> = {
  NoValues: 0,
  Cache: 1,
  Prefetch: 2,
  Bootstrap: 3,
  Network: 4,
  NetworkNotModified: 4,
};

/**
 * Returns the next state. Values change only until the client is Ready: a page in use does not change
 * (docs/product/experiments.md, "Status and source").
 *
 * @example clientReducer(INITIAL_STATE, { type: "started-sync" }) // { status: "Ready", source: "NoValues", values: null }
 */
export function clientReducer(state: ClientState, action: ClientAction): ClientState {
  switch (action.type) {
    case "preloaded":
      return state.status === "Uninitialized" && RANK[action.source] >= RANK[state.source]
        ? { ...state, source: action.source, values: action.values }
        : state;
    case "started-sync":
      return state.status === "Uninitialized" ? { ...state, status: "Ready" } : state;
    case "started-async": {
      if (state.status !== "Uninitialized") return state;
      // Fresh values need no second request.
      const isFresh = state.source === "Bootstrap" || state.source === "Prefetch";
      return { ...state, status: isFresh ? "Ready" : "Loading" };
    }
    case "fetched":
      return state.status === "Loading"
        ? { status: "Ready", source: "Network", values: action.values }
        : state;
    case "not-modified":
      if (state.status !== "Loading") return state;
      return { ...state, status: "Ready", source: state.values ? "NetworkNotModified" : "NoValues" };
    case "failed":
      return state.status === "Loading" ? { ...state, status: "Ready" } : state;
  }
}
