/** What a page weighs, in elements and kB of 1,000 bytes. */
export type PageWeight = {
  /** Elements of the HTML, before any script. */
  elements: number;
  /** The HTML as written, and by brotli. */
  html: number;
  htmlBrotli: number;
};

/** The most that a page may weigh (docs/product/performance.md, "How the goals are met"). */
export const PAGE_LIMITS = {
  home: { elements: 1100, html: 104, htmlBrotli: 17 },
  list: { elements: 1400, html: 123, htmlBrotli: 17.4 },
  vehicle: { elements: 1000, html: 93, htmlBrotli: 14.7 },
  financing: { elements: 862, html: 80, htmlBrotli: 12.6 },
  article: { elements: 508, html: 45, htmlBrotli: 9.1 },
} satisfies Record<string, PageWeight>;

/** The most that all pages together load: styles by brotli, and the font file. */
export const FILE_LIMITS = { styles: 18.4, font: 22 };
