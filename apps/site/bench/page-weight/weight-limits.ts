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

/** The most that a page may weigh (docs/product/performance.md, "How the goals are met"). */
export const PAGE_LIMITS = {
  // On every page, noticing a newer build: 0.35 kB of scripts, 0.05 kB of HTML.
  home: { elements: 1100, html: 83.5, htmlBrotli: 13.8, scripts: 141.9 },
  // A heart and Compare on each card: 40 elements, 0.25 kB; payments and words as filters: 30 elements, 0.4 kB.
  // The shopper's terms: a link to the wizard, and the script that applies stored terms, 0.3 kB.
  // A test drive on each card: 19 elements, 0.14 kB. Icons of cards and dots of filters are generated content.
  list: { elements: 1400, html: 110, htmlBrotli: 14.6, scripts: 148.1 },
  // "Message us" is three elements of a page and 0.3 kB of its scripts.
  vehicle: { elements: 980, html: 83.8, htmlBrotli: 13.3, scripts: 146.5 },
  financing: { elements: 848, html: 73.5, htmlBrotli: 11.9, scripts: 145.6 },
  article: { elements: 491, html: 40, htmlBrotli: 8.5, scripts: 140.7 },
} satisfies Record<string, PageWeight>;

/**
 * The most that all pages together load: styles by brotli, and the font file. The comparison, its tray and the hearts
 * are 1.1 kB of the styles; the pricing wizard with its parts of the kit and the terms bar 0.5 kB;
 * days, times and the file field 0.25 kB; toasts 0.1 kB.
 */
export const FILE_LIMITS = { styles: 22.7, font: 13.6 };
