/**
 * Shows every step and every question where scripting is off: the application is then one long form. A `<noscript>`
 * style, because the page is the same for browsers with scripts and without.
 */
export function WithoutScripts() {
  return (
    <noscript>
      <style>{STYLE}</style>
    </noscript>
  );
}

const STYLE = `
.application-part,.no-scripts-only{display:block!important}
.application-part[data-step=review],.scripts-only{display:none!important}
.application-step-title{position:static!important;width:auto!important;height:auto!important;margin:0!important;padding-top:1.5rem!important;overflow:visible!important;clip-path:none!important;font-size:1.5rem;font-weight:700}
`;
