import { TERMS_KEY } from "#shared/payment-terms/stored-terms.ts";

/** The fragment of an address whose page forgets the stored terms. */
export const FORGET_TERMS = "#no-terms";

const SCRIPT = [
  `(()=>{const a=()=>{try{const k="${TERMS_KEY}",l=location,h=l.hash;`,
  `if(h==="${FORGET_TERMS}"){localStorage.removeItem(k);sessionStorage.removeItem(k);`,
  `return history.replaceState(history.state,"",l.pathname+l.search)}`,
  `if(/[?&]terms=/.test(l.search))return;`,
  `const t=localStorage.getItem(k)||sessionStorage.getItem(k);`,
  `if(/^\\d{1,7}(,\\d{1,7}){3}$/.test(t))l.replace(l.pathname+(l.search?l.search+"&":"?")+"terms="+t+h)}catch{}};`,
  `a();addEventListener("pageshow",e=>{if(e.persisted)a()})})()`,
].join("");

/**
 * Opens a page that shows payments with the shopper's stored terms: the same address with the parameter `terms`. Inline,
 * so that the page without them is never painted. Without stored terms it reads storage and does nothing.
 */
export function ApplyTerms() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
