import { type ClientAction, type ClientState, clientReducer, INITIAL_STATE } from "./client-state.ts";

export type ClientStore = {
  state: () => ClientState;
  dispatch: (action: ClientAction) => void;
  subscribe: (listener: () => void) => () => void;
};

/** Holds the client's state and notifies listeners of changes, even when one of them throws. */
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
      // Wrapped, so that one function can subscribe twice.
      const entry = () => listener();
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
  };
}
