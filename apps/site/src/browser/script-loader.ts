import { FRESH_BUILD_PATH } from "#shared/addresses/build-paths.ts";

/**
 * Runs in the page. Adds the deferred scripts at the first touch, key event or pointer move; the page's data runs
 * before them. `async = false` keeps their order. In an idle moment 1.5 s after `load` they are fetched and not run:
 * running them would block a page that is being read (docs/decisions/0015-scripts-run-on-intent.md).
 */
export const SCRIPT_LOADER = [
  `(()=>{let d=0;const w=addEventListener,a='script[type="text/deferred"]',`,
  `e=["pointerdown","pointermove","touchstart","keydown","focusin"],`,
  // Scripts that have not been parsed yet would be left out.
  `s=v=>{if(d||r(v)||k(v))return;d=1;for(const n of e)removeEventListener(n,s,!0);`,
  // What the event does natively is painted first.
  `requestAnimationFrame(()=>setTimeout(()=>document.readyState=="loading"?w("DOMContentLoaded",l):l()))},`,
  // Browsers report a resting pointer on a new page as one that moves by nothing.
  `r=v=>v&&v.type=="pointermove"&&!v.movementX&&!v.movementY,`,
  // A tap on a link opens its page. Running the scripts first would delay that by a second on a slow phone.
  `k=v=>v&&/^(touch|pointerd|focus)/.test(v.type)&&v.target.closest?.('a[href]:not([href^="#"])'),`,
  `l=()=>{const t=[...document.querySelectorAll(a)],`,
  `j=t.find(x=>x.dataset.page),c=t.filter(x=>x.dataset.src),`,
  `z=v=>import("${FRESH_BUILD_PATH}").then(m=>m.reloadPage(v)).catch(console.warn),`,
  `g=()=>{for(const h of c){const x=document.createElement("script");x.src=h.dataset.src;x.async=!1;x.onerror=z;`,
  `if(h.id)x.id=h.id;h.replaceWith(x)}};`,
  `if(!j)return g();`,
  `const q=c.map(h=>{const l=document.createElement("link");l.rel="preload";l.as="script";`,
  `l.href=h.dataset.src;document.head.append(l);return l});`,
  // After a new build the data and the scripts of this page are gone (fresh-build.ts).
  `fetch(j.dataset.page).then(r=>r.ok?r.text():Promise.reject(z()))`,
  // The policy of the page names the hash of this text.
  `.then(p=>{const x=document.createElement("script");x.text=p;j.replaceWith(x);g();`,
  `for(const l of q)l.remove()},()=>{})};`,
  `for(const n of e)w(n,s,{capture:!0,passive:!0});`,
  // A tap on a toggle button shows at once; its component repeats it (content/saved-vehicles/use-early-tap.ts).
  `w("click",v=>{const b=!self.hydrated&&v.target.closest?.(".save-button,.compare-toggle");`,
  `b&&b.setAttribute("aria-pressed",b.getAttribute("aria-pressed")!="true")},!0);`,
  `w("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(()=>{`,
  `if(d||navigator.connection?.saveData)return;`,
  `for(const {dataset:h} of document.querySelectorAll(a))`,
  `fetch(h.src||h.page,{priority:"low"}).catch(()=>{})}),1500))})()`,
].join("");
