import type { Block } from "@forecourt/dealership/content";
import { Link } from "@forecourt/ui/link";
import { translator } from "#server/content/translator.ts";

type ArticleContentsProps = { blocks: readonly Block[]; locale: "en" | "es" };

/** The table of contents: above the text, on wide screens beside it. Nothing for fewer than two headings. */
export function ArticleContents({ blocks, locale }: ArticleContentsProps) {
  const t = translator(locale, "pages");
  const headings = blocks.flatMap((block) => (block.kind === "heading" && block.level === 2 ? [block] : []));
  if (headings.length < 2) return null;
  return (
    <nav
      aria-label={t("onThisPage")}
      className="max-w-[72ch] self-start max-xl:rounded-lg max-xl:bg-surface-sunken max-xl:p-4.5 xl:sticky xl:top-24 xl:border-line xl:border-s xl:ps-5"
    >
      <p className="font-semibold text-sm">{t("onThisPage")}</p>
      <ul className="mt-1 text-sm">
        {headings.map(({ anchor, text }) => (
          <li key={anchor}>
            <Link variant="nav" href={`#${anchor}`} className="min-h-11! py-1.5 text-muted">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
