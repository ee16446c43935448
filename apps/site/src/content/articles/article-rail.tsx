import { formatPhone } from "@forecourt/contact-details";
import type { Article } from "@forecourt/dealership/content";
import { LinkButton } from "@forecourt/ui/button";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { Panel } from "@forecourt/ui/panel";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { messagePath } from "#shared/addresses/public-paths.ts";
import { articlesAt, categoryPath } from "./article-list.ts";
import { readingMinutes } from "./reading-minutes.ts";

type ArticleRailProps = { path: string; article: Article; context: PageContext };

/** Beside an article: the next step of its category, related articles, and whom to ask. */
export function ArticleRail({ path, article, context }: ArticleRailProps) {
  const { locale, storeId } = context;
  const step = siteContent(locale, storeId).content.articleCategories[categoryPath(path)]?.nextStep;
  return (
    <aside className="grid content-start gap-5 self-start max-lg:max-w-[72ch] lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 xl:col-start-3 xl:row-span-1">
      {step ? (
        <Panel as="section">
          <h2 className="font-bold text-2xl">{step.title}</h2>
          <p className="mt-2 text-muted">{step.text}</p>
          <LinkButton as={RouterLink} href={step.link.href} block className="mt-4">
            {step.link.label}
          </LinkButton>
        </Panel>
      ) : null}
      <RelatedArticles article={article} context={context} />
      <AskUs context={context} />
    </aside>
  );
}

function RelatedArticles({ article, context: { locale, storeId } }: Omit<ArticleRailProps, "path">) {
  const t = translator(locale, "pages");
  const { content } = siteContent(locale, storeId);
  return (
    <section>
      <h2 className="font-bold text-xl">{t("related")}</h2>
      <ul className="mt-2 divide-y divide-line border-line border-t">
        {articlesAt(content, article.related).map((related) => (
          <li key={related.path} className="relative isolate py-3">
            <RouterLink
              href={localPath(locale, related.path)}
              className="hit-area block font-semibold leading-snug hover:underline"
            >
              {related.title}
            </RouterLink>
            <span className="text-sm text-subtle">
              {t("minutes", { count: readingMinutes(related.blocks) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskUs({ context: { locale, settings } }: { context: PageContext }) {
  const t = translator(locale, "pages");
  const { phone } = settings.profile.sales;
  return (
    <section className="rounded-lg bg-surface-sunken p-5">
      <h2 className="font-semibold">{t("notAnswered")}</h2>
      <p className="mt-1 flex flex-wrap gap-x-5">
        <Link variant="nav" href={`tel:${phone}`} className="min-h-11! font-semibold">
          <Icon name="phone" size={16} />
          {formatPhone(phone, "general")}
        </Link>
        <Link
          as={RouterLink}
          variant="nav"
          href={localPath(locale, messagePath("general"))}
          className="min-h-11! font-semibold"
        >
          {t("askUs")}
        </Link>
      </p>
    </section>
  );
}
