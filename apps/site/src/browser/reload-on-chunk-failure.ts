/**
 * Reloads the page when one of its scripts is gone, as after a new build; at most once per path in 10 s. `takeReload`
 * tells whether a path may be loaded anew and records it (instrumentation-client.ts asks too). Without storage there
 * is no record, so no reload: it could repeat endlessly. Offline, the page that is there is better than none.
 */
export const RELOAD_ON_CHUNK_FAILURE = [
  `self.takeReload=p=>{try{const s=sessionStorage,n=Date.now(),r=JSON.parse(s.reloads||"{}");`,
  `if(n-r[p]<1e4)return;r[p]=n;s.reloads=JSON.stringify(r);return!0}catch{}};`,
  `self.reloadPage=()=>{navigator.onLine&&takeReload(location.pathname)&&location.reload()};`,
  // Failures of elements do not bubble.
  `addEventListener("error",({target:t})=>{t.tagName=="SCRIPT"&&/\\/_next\\/static\\//.test(t.src)&&reloadPage()},!0)`,
].join("");
