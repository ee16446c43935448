"use client";

import { LinkButton } from "@forecourt/ui/button";
import { opensDialog } from "@forecourt/ui/dialog-commands";
import { TextButton } from "@forecourt/ui/text-button";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { storedTerms, storeTerms } from "#shared/payment-terms/stored-terms.ts";
import type { UseContent } from "./describe/describe-use.ts";

/** Carries the equity to a car or to the list. The shopper's own down payment, score and months stay. */
export function UseOffer({ content }: { content: UseContent }) {
  const { title, text, conditions, picture, button, page, terms, equity, href } = content;
  return (
    <section
      aria-labelledby="use-offer"
      className="flex flex-wrap items-center gap-x-8 gap-y-5 rounded-lg border border-line bg-surface p-5.5"
    >
      {picture ? (
        <div className="w-50 max-w-full overflow-hidden rounded-md">
          <VehicleImage {...picture} sizes="200px" />
        </div>
      ) : null}
      <div className="min-w-0 flex-1 basis-80">
        <h2 id="use-offer" className="font-bold text-xl">
          {title}
        </h2>
        <p className="mt-1 text-control text-muted">{text}</p>
        {conditions ? (
          <TextButton {...opensDialog(PAYMENT_EXPLAINER_ID)} className="payment-terms">
            {conditions}
          </TextButton>
        ) : null}
      </div>
      <LinkButton
        href={href}
        variant="secondary"
        size="lg"
        className="max-sm:w-full"
        onClick={(event) => {
          event.preventDefault();
          const own = withEquity(storedTerms() ?? terms, equity);
          storeTerms(own);
          location.assign(addressWithTerms(page, own));
        }}
      >
        {button}
      </LinkButton>
    </section>
  );
}

/** Terms with another trade equity, in dollars. */
function withEquity(terms: string, equity: number): string {
  const [down, , ...others] = terms.split(",");
  return [down, equity, ...others].join();
}
