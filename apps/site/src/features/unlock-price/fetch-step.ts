/**
 * The step that a page of the unlock shows, or null. The browser's own document loader reads it: nothing is parsed
 * from a string, and no script in it runs.
 */
export function fetchStep(url: string): Promise<HTMLElement | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", url);
    request.responseType = "document";
    request.timeout = 10_000;
    request.onloadend = () => {
      const step = request.responseXML?.querySelector<HTMLElement>("[data-unlock-step]");
      resolve(step ? document.adoptNode(step) : null);
    };
    request.send();
  });
}
