"use client";

import { usePathname } from "next/navigation";
import { lazy, Suspense } from "react";
import { useSavedVehicles } from "#content/saved-vehicles/use-saved-vehicles.ts";
import type { Locale } from "#shared/addresses/local-path.ts";
import type { TrayWords } from "./vehicle-tray.tsx";

const VehicleTray = lazy(() => import("./vehicle-tray.tsx"));

/** The address of a vehicle's page, whose own bar is at the bottom of phones. */
const VEHICLE_PAGE = /-[A-Z0-9]{17}$/;

type CompareTrayHostProps = {
  words: TrayWords;
  /** The comparison in the page's language. */
  href: string;
  locale: Locale;
};

/** The tray, loaded after hydration when something is compared. Not on the comparison itself. */
export function CompareTrayHost({ words, href, locale }: CompareTrayHostProps) {
  const path = usePathname();
  const isUsed = useSavedVehicles(({ compared }) => compared.length > 0, false);
  if (!isUsed || path === href) return null;
  return (
    <Suspense fallback={null}>
      <VehicleTray
        words={words}
        locale={locale}
        className={VEHICLE_PAGE.test(path) ? "max-md:static" : undefined}
      />
    </Suspense>
  );
}
