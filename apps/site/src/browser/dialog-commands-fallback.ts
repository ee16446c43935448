/**
 * Polyfills `command` and `commandfor` for dialogs (Safari before 26.2, Firefox before 144, Chromium before 135).
 * Inline, so that the menu works before the deferred scripts run.
 */
export const DIALOG_COMMANDS_FALLBACK = `"commandForElement"in HTMLButtonElement.prototype||addEventListener("click",e=>{const b=e.target.closest("button[commandfor]"),d=b&&document.getElementById(b.getAttribute("commandfor"));if(d)b.getAttribute("command")==="close"?d.close():d.open||d.showModal()})`;
