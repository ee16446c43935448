/** The outside experiment service of this environment (docs/product/experiments.md, "The service's client"). */
export type ExperimentService = {
  /** The address that its calls begin with. */
  url: string;
  /** The site's client key, which every page shows. */
  key: string;
};

/** What the client in a page needs to know. */
export type ExperimentClientConfig = ExperimentService & {
  /** The address of the client's script. */
  script: string;
  locale: "en" | "es";
  store: string;
};
