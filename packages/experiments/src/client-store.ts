import { type ClientAction, type ClientState, clientReducer, INITIAL_STATE } from "./client-state.ts";

export type ClientStore = {
  state: () => ClientState;
  dispatch: (action: ClientAction) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Holds the client's state and tells listeners of changes; one that throws keeps nothing from the others. */
export function createClientStore(onListenerError: (error: unknown) => void): ClientStore {
  const listeners = new Set<() => void>();
  let state: ClientState = INITIAL_STATE;
  return {
    state: () => state,
    dispatch: (action) => {
      const before = state;
      state = clientReducer(state, action);
      if (state === before) return;
      for (const listener of listeners) {
        try {
          listener();
        } catch (error) {
          onListenerError(error);
        }
      }
    },
    subscribe: (listener) => {
      // Wrapped, so that a function given twice is two listeners.
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
