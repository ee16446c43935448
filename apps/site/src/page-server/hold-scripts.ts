/**
 * Puts the held scripts in at the first pointer, touch or key event, or 1.5 s after `load` when the browser is idle.
 * Order is kept by `async = false`. The shopper's first click still works without them: every control is a link,
 * a form, `details` or a popover.
 */
const LOADER = `(()=>{let d=0;const e=["pointerdown","pointerover","touchstart","keydown","focusin"],s=()=>{if(d)return;d=1;for(const n of e)removeEventListener(n,s,true);for(const t of document.querySelectorAll('script[type="text/held"]')){const x=document.createElement("script");x.src=t.dataset.src;x.async=false;if(t.id)x.id=t.id;t.replaceWith(x)}};for(const n of e)addEventListener(n,s,{capture:true,passive:true});addEventListener("load",()=>setTimeout(()=>(self.requestIdleCallback||setTimeout)(s),1500))})()`;

const SCRIPT_TAG = /<script\b([^>]*?)\ssrc="([^"]+)"([^>]*)><\/script>/g;
const SCRIPT_PRELOAD = /<link\b[^>]*\brel="preload"[^>]*\bas="script"[^>]*\/?>/g;

/**
 * Holds a page's framework scripts back until the shopper shows intent: `src` tags become inert, their preloads go,
 * and the loader is put in once. Inline scripts stay as they are.
 */
export function holdScripts(html: string): string {
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
  return held === 0 ? html : inert.replace("</head>", `<script>${LOADER}</script></head>`);
}
