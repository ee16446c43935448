/**
 * Loads the step from an unlock page, or null. The browser's document loader parses it, so no script in it runs.
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
