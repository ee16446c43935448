/** What every browser has and jsdom lacks; without size or layout these have nothing to report. */
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

/** Lets `act` know that it is wanted. */
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

export {};
