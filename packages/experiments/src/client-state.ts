import type { ExperimentValues } from "./experiment-values.ts";

export type ClientStatus = "Uninitialized" | "Loading" | "Ready";

/** Where the values in use came from. */
export type DataSource = "Bootstrap" | "Cache" | "Network" | "NetworkNotModified" | "Prefetch" | "NoValues";

export type ClientState = { status: ClientStatus; source: DataSource; values: ExperimentValues | null };

export type ClientAction =
  /** Values are at hand before the start: from the page, fetched ahead, or kept from an earlier visit. */
  | { type: "preloaded"; source: "Bootstrap" | "Prefetch" | "Cache"; values: ExperimentValues }
  /** Started with what is at hand. */
  | { type: "started-sync" }
  /** Started, and the service is to be asked. */
  | { type: "started-async" }
  | { type: "fetched"; values: ExperimentValues }
  | { type: "not-modified" }
  | { type: "failed" };

export const INITIAL_STATE: ClientState = { status: "Uninitialized", source: "NoValues", values: null };

/** Better values replace worse ones before the start, never the other way round. */
const RANK: Record<DataSource, number> = {
  NoValues: 0,
  Cache: 1,
  Prefetch: 2,
  Bootstrap: 3,
  Network: 4,
  NetworkNotModified: 4,
};

/**
 * The client's status and the source of its values. Values change at the start and when its answer comes, never again:
 * a visitor does not see a page change under their hands (docs/product/experiments.md, "Status and source").
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
      // These are as fresh as the page; asking again would only make the visitor wait.
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
