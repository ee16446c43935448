import { Link } from "@forecourt/ui/link";
import type { ReactNode } from "react";
import { ApplyTerms } from "#browser/apply-terms.tsx";
import { paymentWords } from "#content/payment/payment-words.ts";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { MY_TERMS_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";
import { EditTerms } from "./edit-terms.tsx";
import { StoredTermsMove } from "./stored-terms-move.tsx";
import { type TermsBarWords, termsFacts } from "./terms-facts.ts";
import { RemoveTerms } from "./terms-form.tsx";

type TermsBarProps = {
  /** The address of the page, with its terms or without. */
  href: string;
  /** The vehicle of the page, for the wizard. */
  vin?: string;
  context: PageContext;
  /** Replaces the text of the terms, where the page's calculator changes them. */
  text?: ReactNode;
  className?: string;
};

/**
 * The shopper's terms on a page whose payments are by them: what they are, a form to edit them, a link to remove them.
 * On a page with example terms it is a link to the pricing wizard, and applies stored terms.
 */
export function TermsBar({ href, vin, context, text, className = "" }: TermsBarProps) {
  const { locale, settings, terms } = context;
  const t = translator(locale, "myTerms");
  const plain = addressWithTerms(href, null);
  if (!terms) {
    return (
      <>
        <ApplyTerms />
        <StoredTermsMove href={plain} />
        <Link
          as={RouterLink}
          variant="standalone"
          className={`justify-self-start ${className}`}
          href={localPath(locale, pathWith(MY_TERMS_PATH, { vin, next: plain }))}
        >
          {t(vin ? "entry.finish" : "entry.list")}
        </Link>
      </>
    );
  }
  const words = { ...paymentWords(locale), ...barWords(locale) };
  return (
    <section
      aria-label={words.label}
      className={`@container relative rounded-md border border-line bg-surface px-4 py-2 text-sm ${className}`}
    >
      <details key={href}>
        <summary className="flex flex-wrap items-center gap-x-3 pe-20">
          <strong>{words.label}</strong>
          <span className="@max-xl:order-last @max-xl:-me-20 @max-xl:w-full text-muted">
            {text ?? termsFacts(terms, settings.finance, words, locale).join(" · ")}
          </span>
          <span className="ms-auto inline-flex min-h-8 items-center gap-1 font-semibold underline underline-offset-3">
            {words.edit}
          </span>
        </summary>
        <EditTerms plain={plain} terms={terms} context={context} words={words} />
      </details>
      <RemoveTerms
        href={plain}
        className="absolute end-4 top-2 inline-flex min-h-8 items-center text-muted underline underline-offset-3"
      >
        {words.remove}
      </RemoveTerms>
    </section>
  );
}

/** The texts of the bar in a language. */
export function barWords(locale: PageContext["locale"]): TermsBarWords {
  // The key type has single messages only, but `raw` also returns a group.
  return translator(locale, "myTerms").raw("bar" as "title");
}
