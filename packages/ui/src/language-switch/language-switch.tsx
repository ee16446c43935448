import type { ComponentProps } from "react";
import type { LinkComponent } from "../link/link-component.ts";

export type LanguageOption = {
  /** Language code, `es`, for `lang` and `hreflang`. */
  lang: string;
  /** The same page in that language. */
  href: string;
  /** The language's own name: `Español`. */
  label: string;
  current?: boolean;
};

/** Plain strings: this runs in the frame of every page, where `cva` would be a library for one choice. */
const linkClass = {
  text: "language-link",
  /** A secondary button. */
  button: "button button-secondary button-md",
};

export type LanguageSwitchProps = Omit<ComponentProps<"nav">, "children" | "aria-label"> & {
  /** Accessible name of the navigation: `Language`. */
  label: string;
  languages: readonly LanguageOption[];
  /** `others` omits the current language: with two languages it is a single link. */
  show?: "others" | "all";
  variant?: keyof typeof linkClass;
  linkAs?: LinkComponent;
};

/** Links to the same page in other languages, each labelled in its language. */
export function LanguageSwitch({
  label,
  languages,
  show = "others",
  variant = "text",
  linkAs: Anchor = "a",
  className,
  ...rest
}: LanguageSwitchProps) {
  return (
    <nav aria-label={label} className={className} {...rest}>
      <ul className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {languages
          .filter(({ current }) => show === "all" || !current)
          .map(({ lang, href, label: name, current }) => (
            <li key={lang}>
              <Anchor
                href={href}
                lang={lang}
                hrefLang={lang}
                aria-current={current ? "page" : undefined}
                className={linkClass[variant]}
              >
                {name}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}
