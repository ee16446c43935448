/** Stubs of browser APIs that jsdom lacks; without layout they never report anything. */
class NothingToObserve {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

globalThis.ResizeObserver ??= NothingToObserve;
globalThis.IntersectionObserver ??= NothingToObserve as unknown as typeof IntersectionObserver;
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;

/** Enables React's `act`. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export {};
