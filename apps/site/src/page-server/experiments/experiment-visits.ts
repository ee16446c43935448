import type { IncomingMessage } from "node:http";
import { addressNetworkKey, type Exposure } from "@forecourt/database";
import {
  experimentVisitorHash,
  newExperimentId,
  readExperimentId,
} from "#server/cookies/experiment-cookie.ts";
import { exposuresOf } from "#server/experiments/exposures-of.ts";
import {
  type VisitorVariant,
  variantsKey,
  variantsOfPage,
  visitorVariants,
} from "#server/experiments/visitor-variants.ts";
import { readLocale } from "#shared/addresses/local-path.ts";
import { clientAddress } from "../http/client-address.ts";

/** A request's visitor, as the experiments see them. */
export type ExperimentVisit = {
  variants: readonly VisitorVariant[];
  /** The cookie of a new id. */
  setCookie: string | null;
  /** Records that a page was shown. */
  shown: (address: string) => void;
};

type VisitOptions = {
  secret: string;
  https: boolean;
  trustProxy: boolean;
  now: () => Date;
  record: (exposures: readonly Exposure[], network: string) => void;
};

/** Reads the visitor of a request; only a document gives a new visitor an id. */
export function createExperimentVisits({ secret, https, trustProxy, now, record }: VisitOptions) {
  return (request: IncomingMessage, isDocument: boolean): ExperimentVisit => {
    const { cookie } = request.headers;
    const created = isDocument ? newExperimentId(cookie, https) : null;
    const id = created?.id ?? readExperimentId(cookie);
    const variants = visitorVariants(id);
    return {
      variants,
      setCookie: created?.setCookie ?? null,
      shown(address) {
        if (id === null) return;
        const network = addressNetworkKey(clientAddress(request, trustProxy), secret, now());
        record(exposuresOf(variants, address, experimentVisitorHash(id, secret)), network);
      },
    };
  };
}

/**
 * The variants of an API request: those of the page that sent it, by `Referer`. So cards that a page loads have the
 * words of the page.
 */
export function variantsOfApi({ headers }: IncomingMessage): string {
  const { cookie, referer } = headers;
  if (!referer || !URL.canParse(referer)) return "";
  const { path } = readLocale(new URL(referer).pathname);
  return variantsKey(variantsOfPage(visitorVariants(readExperimentId(cookie)), path));
}
