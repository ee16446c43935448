import type { Author } from "@forecourt/dealership/content";
import { InitialsAvatar } from "@forecourt/ui/initials-avatar";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { authorPath } from "#shared/addresses/public-paths.ts";

type AuthorNoteProps = { slug: string; author: Author; context: PageContext };

/** The author's name, title and biography, below an article. */
export function AuthorNote({ slug, author, context: { locale } }: AuthorNoteProps) {
  return (
    <aside className="mt-12 flex items-start gap-4 max-[19rem]:flex-col rounded-lg bg-surface-sunken p-5.5">
      <InitialsAvatar name={author.name} seed={slug} />
      <div className="min-w-0">
        <p className="font-semibold">{author.name}</p>
        <p className="text-muted text-sm">{author.title}</p>
        <p className="mt-2 text-control">{author.bio}</p>
        <p className="mt-2 text-control">
          <Link as={RouterLink} variant="standalone" href={localPath(locale, authorPath(slug))}>
            {translator(locale, "pages")("articlesBy", { name: author.name })}
          </Link>
        </p>
      </div>
    </aside>
  );
}
