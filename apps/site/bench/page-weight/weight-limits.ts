/** What a page weighs, in elements and kB of 1,000 bytes. */
export type PageWeight = {
  /** Elements of the HTML, before any script. */
  elements: number;
  /** The HTML as written, and by brotli. */
  html: number;
  htmlBrotli: number;
  /** The deferred scripts that the HTML names, by gzip. Parts of a page may load more when used. */
  scripts: number;
};

/**
 * The most that a page may weigh (docs/product/performance.md, "How the goals are met"). The opening hours follow the
 * clock: a closed dealership has up to 0.1 kB more of HTML, and up to 0.05 kB by brotli.
 */
export const PAGE_LIMITS = {
  // On every page, noticing a newer build: 0.35 kB of scripts, 0.05 kB of HTML. The consent banner with its script of the
  // head: 16 elements, 2 kB of HTML (0.7 kB by brotli). Its dialog has 0.3 kB of scripts.
  // Storage by category, and what follows a withdrawal: 0.4 kB of scripts. A form's report to the tracker: 0.1 kB.
  // The numbering plan and extensions of phones, and money that is checked: 0.3 kB of scripts.
  // TanStack Query 5.108.4: 0.06 kB of scripts.
  // "Message us" in the header, a form's two boxes, and pages without cookies: 0.5 kB of scripts.
  home: { elements: 1100, html: 85.6, htmlBrotli: 14.6, scripts: 143.7 },
  // A heart and Compare on each card: 40 elements, 0.25 kB. Payments and words as filters: 30 elements, 0.4 kB.
  // The shopper's terms: a link to the wizard, and the script that applies them, 0.3 kB.
  // A test drive on each card: 19 elements, 0.14 kB. Icons of cards and dots of filters are generated content.
  // The VINs of the list, for the tracker: 0.36 kB of HTML (0.1 kB by brotli).
  // Lines that cards of a row share: two elements on each card, 2.2 kB of HTML (0.1 kB by brotli).
  list: { elements: 1463, html: 114.8, htmlBrotli: 15.5, scripts: 149.6 },
  // "Message us" is three elements of a page and 0.3 kB of its scripts.
  // Today's opening hours are a row of their own. On Tuesdays and Wednesdays it splits a range of days. That is
  // 7 elements and 0.3 kB of HTML more than on a Friday.
  vehicle: { elements: 1008, html: 86.9, htmlBrotli: 14, scripts: 147.9 },
  financing: { elements: 868, html: 75.8, htmlBrotli: 12.6, scripts: 147.3 },
  article: { elements: 507, html: 42.1, htmlBrotli: 9.2, scripts: 142.1 },
} satisfies Record<string, PageWeight>;

/**
 * The most that all pages together load: styles by brotli, and the font file. The comparison, its tray and the hearts
 * are 1.1 kB of the styles. The pricing wizard, its parts of the kit and the terms bar are 0.5 kB. Days, times and the
 * file field are 0.25 kB; toasts 0.1 kB. The consent banner, its dialog and switches are 0.6 kB. Shared lines of cards,
 * and text of twice the size, are 0.5 kB. Tables that are lists on phones are 0.1 kB.
 */
export const FILE_LIMITS = { styles: 24, font: 13.6 };
