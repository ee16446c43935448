import { FORGET_TERMS } from "#shared/payment-terms/address-with-terms.ts";
import { TERMS_KEY } from "#shared/payment-terms/stored-terms.ts";

const SCRIPT = [
  `(a=>{a();addEventListener("pageshow",e=>e.persisted&&a())})(()=>{try{`,
  `let l=location,h=l.hash,q=l.search,k="${TERMS_KEY}",s=localStorage,v=sessionStorage,t;`,
  `if(h=="${FORGET_TERMS}")s.removeItem(k),v.removeItem(k),history.replaceState(history.state,"",l.pathname+q);`,
  `else if(!/[?&]terms=/.test(q)&&/^\\d{1,7},-?\\d{1,7}(,\\d{1,7}){2}$/.test(t=s.getItem(k)||v.getItem(k)))`,
  `l.replace(l.pathname+(q?q+"&":"?")+"terms="+t+h)}catch{}})`,
].join("");

/**
 * Opens a page that shows payments with the shopper's stored terms: the same address with the parameter `terms`. Inline,
 * so that the page without them is never painted. Without stored terms it reads storage and does nothing.
 */
export function ApplyTerms() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
