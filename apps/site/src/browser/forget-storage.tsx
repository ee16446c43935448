const SCRIPT = [
  `document.referrer.startsWith(location.origin+"/")&&`,
  `["localStorage","sessionStorage"].forEach(s=>{try{window[s].clear()}catch{}})`,
].join("");

/**
 * Empties the browser's storage of this site. Inline, so that it also happens when the shopper pressed the button before
 * the page's scripts ran. A link on another site has no effect.
 */
export function ForgetStorage() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
