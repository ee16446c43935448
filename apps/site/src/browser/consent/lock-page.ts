/**
 * Locks the page behind the banner, with `cookies.bgLocked`. Sets `data-locked` on the root, for the styles. Focus and
 * clicks outside the banner move to the banner. An open dialog stays operable. Its argument is the path of Your Privacy
 * Choices, which is never locked.
 */
export const LOCK_PAGE = [
  `(p=>{let r=document.documentElement,`,
  `u=()=>r.toggleAttribute("data-locked",r.hasAttribute("data-consent")&&location.pathname!=p),`,
  `g=e=>{let t=e.target,b=document.querySelector("[data-consent-banner]");`,
  `if(!u()||!b||b.contains(t)||t.closest?.("dialog,[role=dialog]"))return;`,
  `e.preventDefault();e.stopImmediatePropagation();`,
  `let f=b.querySelectorAll("a[href],button");`,
  // Shift+Tab out of the banner goes to its last control.
  `f[e.relatedTarget&&b.compareDocumentPosition(t)&2?f.length-1:0].focus()};`,
  `u();new MutationObserver(u).observe(r,{attributeFilter:["data-consent"]});`,
  `for(let t of["click","focusin"])addEventListener(t,g,!0)})`,
].join("");
