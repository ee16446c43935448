const SCRIPT = `"commandForElement"in HTMLButtonElement.prototype||addEventListener("click",e=>{const b=e.target.closest("button[commandfor]"),d=b&&document.getElementById(b.getAttribute("commandfor"));if(d)b.getAttribute("command")==="close"?d.close():d.open||d.showModal()})`;

/**
 * Opens and closes dialogs where the browser does not know `command` and `commandfor` (Safari before 26.2, Firefox
 * before 144, Chromium before 135). It is inline, so that a menu opens before the deferred scripts run.
 */
export function DialogCommandsFallback() {
  return <script dangerouslySetInnerHTML={{ __html: SCRIPT }} />;
}
