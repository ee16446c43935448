import { LanguageSwitch, type LanguageSwitchProps } from "@forecourt/ui/language-switch";
import { type Locale, localPath } from "#shared/addresses/local-path.ts";
import { LanguageLink } from "./language-link.tsx";

const LANGUAGES = [
  { lang: "en", label: "English" },
  { lang: "es", label: "Español" },
] as const;

type LanguageLinksProps = Omit<LanguageSwitchProps, "languages" | "linkAs"> & { locale: Locale };

/** Links to this page in each other language; `LanguageLink` knows the page. */
export function LanguageLinks({ locale, ...rest }: LanguageLinksProps) {
  return (
    <LanguageSwitch
      {...rest}
      linkAs={LanguageLink}
      languages={LANGUAGES.map(({ lang, label }) => ({
        lang,
        label,
        href: localPath(lang, "/"),
        current: lang === locale,
      }))}
    />
  );
}
