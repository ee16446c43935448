import { LinkButton } from "@forecourt/ui/button";
import { Section } from "@forecourt/ui/container";
import { Finder } from "@forecourt/ui/finder";
import { Heading } from "@forecourt/ui/text";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import type { SectionProps } from "../section-props.ts";
import { finderSelects } from "./finder-selects.ts";

/** A search form for the inventory, with links to lists. */
export function SearchSection({ section, context }: SectionProps<"search-or-browse">) {
  const t = translator(context.locale, "frame");
  return (
    <Section
      id={section.id}
      gap="detail"
      heading={
        <Heading level={2} size="dialog">
          {section.title}
        </Heading>
      }
      lead={section.text}
      action={
        section.buttons.length > 0 ? (
          <div className="flex flex-wrap gap-2.5">
            {section.buttons.map(({ href, label }) => (
              <LinkButton key={href} as={RouterLink} href={href} variant="secondary">
                {label}
              </LinkButton>
            ))}
          </div>
        ) : null
      }
    >
      <Finder
        action={localPath(context.locale, LISTING_PATH)}
        query={{
          id: "finder-keywords",
          name: "q",
          label: t("searchLabel"),
          placeholder: t("searchPlaceholder"),
        }}
        selects={finderSelects(context)}
        submitLabel={t("search")}
      />
    </Section>
  );
}
