import { Button } from "@forecourt/ui/button";
import type { ComponentProps } from "react";

type TokenFormProps = {
  action: string;
  token: string;
  locale: string;
  label: string;
  variant?: ComponentProps<typeof Button>["variant"];
};

/**
 * The button of a page behind the link of an email. It is a post, so that programs that open links change nothing; it
 * needs no script.
 */
export function TokenForm({ action, token, locale, label, variant }: TokenFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" size="lg" variant={variant}>
        {label}
      </Button>
    </form>
  );
}
