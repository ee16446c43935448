"use client";

import { LanguageSwitch, type LanguageSwitchProps } from "@forecourt/ui/language-switch";
import { usePathname, useSearchParams } from "next/navigation";
import { localPath, readLocale } from "#shared/addresses/local-path.ts";
import { LanguageLink } from "./language-link.tsx";

const LANGUAGES = [
  { lang: "en", label: "English" },
  { lang: "es", label: "Español" },
] as const;

type LanguageLinksProps = Omit<LanguageSwitchProps, "languages" | "linkAs">;

/**
 * Links to this page in each language. The client reads the path, because a new route does not render the frame again.
 */
export function LanguageLinks(props: LanguageLinksProps) {
  const { locale, path } = readLocale(usePathname());
  const query = useSearchParams().toString();
  const here = query ? `${path}?${query}` : path;
  return (
    <LanguageSwitch
      {...props}
      linkAs={LanguageLink}
      languages={LANGUAGES.map(({ lang, label }) => ({
        lang,
        label,
        href: localPath(lang, here),
        current: lang === locale,
      }))}
    />
  );
}
