/**
 * Puts the held scripts in at the first touch, key event or move of the pointer; the page's data is fetched first, the
 * scripts meanwhile. Order is kept by `async = false`. The shopper's first click works without them: every control is a
 * link, a form, `details` or a popover. In an idle moment 1.5 s after `load` they are fetched and not run: running them
 * would hold up a page that is being read (docs/decisions/0015-scripts-run-on-intent.md).
 */
const LOADER = [
  `(()=>{let d=0;`,
  `const e=["pointerdown","pointermove","touchstart","keydown","focusin"],`,
  // Scripts that have not been parsed yet would be left out.
  `s=v=>{if(d||r(v))return;d=1;for(const n of e)removeEventListener(n,s,true);`,
  `document.readyState==="loading"?addEventListener("DOMContentLoaded",l):l()},`,
  // Browsers report a pointer that rests where a page appears as one that moves by nothing.
  `r=v=>v&&v.type==="pointermove"&&!v.movementX&&!v.movementY,`,
  `l=()=>{const t=[...document.querySelectorAll('script[type="text/held"]')],`,
  `j=t.find(x=>x.dataset.json),c=t.filter(x=>x.dataset.src),`,
  `g=()=>{for(const h of c){const x=document.createElement("script");x.src=h.dataset.src;x.async=false;`,
  `if(h.id)x.id=h.id;h.replaceWith(x)}};`,
  `if(!j)return g();`,
  `for(const h of c){const l=document.createElement("link");l.rel="preload";l.as="script";`,
  `l.href=h.dataset.src;document.head.append(l)}`,
  `fetch(j.dataset.json).then(r=>r.ok?r.json():Promise.reject())`,
  `.then(p=>{(self.__next_f=self.__next_f||[]).push(...p);g()},()=>{})};`,
  `for(const n of e)addEventListener(n,s,{capture:true,passive:true});`,
  `addEventListener("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(()=>{`,
  `if(d||navigator.connection?.saveData)return;`,
  `for(const {dataset:h} of document.querySelectorAll('script[type="text/held"]'))`,
  `fetch(h.src||h.json,{priority:"low"}).catch(()=>{})}),1500))})()`,
].join("");

const SCRIPT_TAG = /<script\b([^>]*?)\ssrc="([^"]+)"([^>]*)><\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*\/?>/g;

/**
 * Holds a page's framework scripts back until the shopper shows intent: `src` tags become inert, their preloads go,
 * and the loader is put in once. Inline scripts stay as they are.
 *
 * @param dataPath where the page's data is fetched from, when it was taken out of the page
 */
export function holdScripts(html: string, dataPath?: string): string {
  let held = 0;
  const inert = html
    .replace(SCRIPT_PRELOAD, "")
    .replace(SCRIPT_TAG, (tag, before: string, src: string, after: string) => {
      // What only old browsers load must not be put in for all.
      if (/\bnomodule\b/i.test(before + after)) return tag;
      held += 1;
      const id = /\bid="[^"]*"/.exec(`${before} ${after}`)?.[0];
      return `<script type="text/held" data-src="${src}"${id ? ` ${id}` : ""}></script>`;
    });
  if (held === 0) return html;
  const data = dataPath ? `<script type="text/held" data-json="${dataPath}"></script>` : "";
  return inert.replace("</head>", `${data}<script>${LOADER}</script></head>`);
}
