import { Button } from "@forecourt/ui/button";
import { FORGET_API_PATH } from "#shared/addresses/public-paths.ts";

/** Removes the site's cookies from this browser; the page that follows empties its storage. */
export function ForgetForm({ locale, label }: { locale: string; label: string }) {
  return (
    <form method="post" action={FORGET_API_PATH}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="danger" size="lg" block>
        {label}
      </Button>
    </form>
  );
}
