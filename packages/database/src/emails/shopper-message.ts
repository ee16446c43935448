/** Paths of the site, with the language's folder and the signed token: `/es/watch/stop?token=…`. */
type SitePath = string;

/** The decrypted content of a watch: where its emails go, and the links in them. */
export type WatchContent = {
  email: string;
  /** The watched vehicle or list. */
  page: SitePath;
  /** The language's folder, `/es` or nothing. */
  folder: string;
  /** Ends this watch; ends all watches of the address; does so by one POST (RFC 8058). */
  stop: SitePath;
  stopAll: SitePath;
  oneClick: SitePath;
};

/** News of one watch. Prices are cents with fees, as a visitor with locked gates sees them. */
export type WatchNews =
  | {
      kind: "price";
      name: string;
      page: SitePath;
      stop: SitePath;
      /** Null when only a locked price fell: the email then names no figure. */
      price: { was: number; now: number; retail: boolean } | null;
    }
  | {
      kind: "matches";
      name: string;
      page: SitePath;
      stop: SitePath;
      total: number;
      /** The first of the new vehicles. */
      vehicles: { name: string; page: SitePath; price: number | null; retail: boolean }[];
    };

/** The decrypted content of an email, for the worker. */
export type ShopperMessage =
  | {
      kind: "watch-confirmation";
      to: string;
      locale: string;
      subject: "price" | "matches";
      name: string;
      page: SitePath;
      confirm: SitePath;
    }
  | {
      kind: "watch-news";
      to: string;
      locale: string;
      news: WatchNews[];
      stopAll: SitePath;
      oneClick: SitePath;
    }
  | { kind: "details-link"; to: string; locale: string; proof: SitePath }
  | {
      kind: "valuation";
      to: string;
      locale: string;
      /** "2015 Toyota Highlander" */
      vehicle: string;
      page: SitePath;
      /** Cents, without what is owed; null when the vehicle must be seen. */
      offers: { cashNow: number; moreCashLater: number | null } | null;
      /** The offer's last day, `YYYY-MM-DD`. */
      validThrough: string;
    }
  /** To the dealership's privacy contact, about the address of a shopper. */
  | { kind: "deletion-notice"; address: string };
