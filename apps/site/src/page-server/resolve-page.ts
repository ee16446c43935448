/** Where a page request leads: an internal page of a variant, or another address. */
export type PageRoute =
  | {
      kind: "page";
      /** The internal path with its query; it is the cache key too. */
      internal: string;
      /** The status the page is sent with, when it is not Next's own. */
      status?: number;
      /** Made for one person: it gets the request's cookies and is never kept. */
      personal?: boolean;
    }
  | { kind: "redirect"; status: 302 | 303 | 308; location: string };
