/** Adds a script to the page; its failure changes nothing on the page. */
export function addScript(address: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}
