/**
 * Whether the browser refuses cookies. Then a form is posted as without scripts: the answer is the page that follows. A
 * page opened afterwards would not know what was sent (docs/product/forms.md).
 */
export const refusesCookies = () => !navigator.cookieEnabled;
