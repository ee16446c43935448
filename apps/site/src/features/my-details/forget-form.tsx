"use client";

import { Button } from "@forecourt/ui/button";
import { FORGET_API_PATH } from "#shared/addresses/public-paths.ts";
import { clearStoredValues } from "#shared/storage/stored-keys.ts";

/** Removes the site's cookies and storage from this browser. Without scripts nothing is in storage. */
export function ForgetForm({ locale, label }: { locale: string; label: string }) {
  return (
    <form method="post" action={FORGET_API_PATH} onSubmit={() => clearStoredValues(window)}>
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" variant="danger" size="lg" block>
        {label}
      </Button>
    </form>
  );
}
