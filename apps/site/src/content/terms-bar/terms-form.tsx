"use client";

import { useRouter } from "next/navigation";
import type { ComponentProps } from "react";
import { addressWithTerms, FORGET_TERMS } from "#shared/payment-terms/address-with-terms.ts";
import { forgetTerms, storeTerms } from "#shared/payment-terms/stored-terms.ts";

/**
 * The form that edits the terms of a page. Without scripts it is a GET form with four fields `terms`, which the server
 * joins. With scripts it also stores the terms: an edit makes those of a shared link the shopper's own.
 */
export function TermsForm({ href, ...props }: ComponentProps<"form"> & { href: string }) {
  const router = useRouter();
  return (
    <form
      {...props}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        const terms = new FormData(event.currentTarget).getAll("terms").join();
        storeTerms(terms);
        router.push(addressWithTerms(href, terms), { scroll: false });
      }}
    />
  );
}

/** The link to the page with the example terms. Its fragment makes a page load forget the stored terms. */
export function RemoveTerms({ href, ...props }: ComponentProps<"a"> & { href: string }) {
  const router = useRouter();
  return (
    <a
      {...props}
      href={href + FORGET_TERMS}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        forgetTerms();
        router.push(href, { scroll: false });
      }}
    />
  );
}
