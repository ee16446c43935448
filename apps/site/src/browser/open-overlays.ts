/**
 * Writes to the root's `data-overlays` what is open, for the kit's styles: a modal dialog stops the page's scrolling.
 * Otherwise they use `:has()` on the root, which makes every change of the page calculate its styles again.
 * A dialog that is removed while open sends no event, so changes are observed while something is open.
 */
export const OPEN_OVERLAYS = `(r=>{const m=new MutationObserver(u);function u(){const o=document.querySelector("dialog:modal")?"modal":"";r.dataset.overlays=o;o?m.observe(document.body,{childList:true,subtree:true}):m.disconnect()}r.dataset.overlays="";addEventListener("toggle",u,true);addEventListener("DOMContentLoaded",u)})(document.documentElement)`;
