"use client";

import { useEffect, useState } from "react";
import { MANAGE_CONSENT } from "#shared/consent/consent-events.ts";
import type { LoadedPreferences } from "./load-preferences.ts";

/**
 * Opens the preferences dialog when the banner's Manage is pressed. The consent script takes the press, also before
 * this component is there.
 */
export function ConsentDialog({ locale }: { locale: string }) {
  const [loaded, setLoaded] = useState<LoadedPreferences | null>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const show = async () => {
      try {
        const { loadPreferences } = await import("./load-preferences.ts");
        setLoaded(await loadPreferences(locale));
        setOpen(true);
        self.consent.manage = false;
      } catch {
        // The consent script opens the page with the same switches.
      }
    };
    if (self.consent?.manage) void show();
    addEventListener(MANAGE_CONSENT, show);
    return () => removeEventListener(MANAGE_CONSENT, show);
  }, [locale]);

  if (!loaded) return null;
  const { Dialog, content } = loaded;
  return <Dialog content={content} open={open} onOpenChange={setOpen} />;
}
