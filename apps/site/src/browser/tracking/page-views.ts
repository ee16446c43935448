/**
 * Calls back for every address of the document: the first one, and after each move of the router. The page's new title
 * and content are there by then.
 */
export function onAddress(callback: () => void): void {
  for (const name of ["pushState", "replaceState"] as const) {
    const native = history[name].bind(history);
    history[name] = (...args) => {
      native(...args);
      setTimeout(callback);
    };
  }
  addEventListener("popstate", () => setTimeout(callback));
  callback();
}
