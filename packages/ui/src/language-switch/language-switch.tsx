import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { buttonVariants } from "../button/button-variants.ts";
import { cx } from "../class-names/class-names.ts";
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

const linkVariants = cva("", {
  variants: {
    variant: {
      text: "inline-flex min-h-8 items-center underline-offset-3 hover:underline aria-[current]:font-semibold aria-[current]:underline",
      button: buttonVariants({ variant: "secondary" }),
    },
  },
  defaultVariants: { variant: "text" },
});

export type LanguageSwitchProps = Omit<ComponentProps<"nav">, "children" | "aria-label"> &
  VariantProps<typeof linkVariants> & {
    /** Accessible name of the navigation: `Language`. */
    label: string;
    languages: readonly LanguageOption[];
    /** `others` omits the current language: with two languages it is a single link. */
    show?: "others" | "all";
    linkAs?: LinkComponent;
  };

/** Links to the same page in other languages, each labelled in its language. */
export function LanguageSwitch({
  label,
  languages,
  show = "others",
  variant,
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
                className={cx(linkVariants({ variant }))}
              >
                {name}
              </Anchor>
            </li>
          ))}
      </ul>
    </nav>
  );
}
