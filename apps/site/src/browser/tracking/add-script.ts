/** Adds a script to the page; its failure changes nothing on the page. Resolves when it has run or failed. */
export function addScript(address: string): Promise<unknown> {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
  return new Promise((resolve) => {
    script.onload = script.onerror = resolve;
  });
}
