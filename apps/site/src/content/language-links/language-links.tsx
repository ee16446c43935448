"use client";

import { LanguageSwitch, type LanguageSwitchProps } from "@forecourt/ui/language-switch";
import { usePathname, useSearchParams } from "next/navigation";
import { localPath, readLocale } from "#shared/addresses/local-path.ts";

const LANGUAGES = [
  { lang: "en", label: "English" },
  { lang: "es", label: "Español" },
] as const;

type LanguageLinksProps = Omit<LanguageSwitchProps, "languages" | "linkAs">;

/**
 * This page in the other language. What stands around the pages stays while the router moves between them, so only the
 * browser's address knows which page it is; another language is another document, and its link a plain one.
 */
export function LanguageLinks(props: LanguageLinksProps) {
  const { locale, path } = readLocale(usePathname());
  const query = useSearchParams().toString();
  const here = query ? `${path}?${query}` : path;
  return (
    <LanguageSwitch
      {...props}
      languages={LANGUAGES.map(({ lang, label }) => ({
        lang,
        label,
        href: localPath(lang, here),
        current: lang === locale,
      }))}
    />
  );
}
