import { formatPaymentTerms } from "@forecourt/finance";
import { Link } from "@forecourt/ui/link";
import type { ComponentProps } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { pathWith } from "#shared/addresses/path-with.ts";
import { TEST_DRIVE_PATH } from "#shared/addresses/public-paths.ts";
import { addressWithTerms } from "#shared/payment-terms/address-with-terms.ts";

type TestDriveLinkProps = Omit<ComponentProps<"a">, "href" | "children"> & {
  vehicle: VisibleVehicle;
  context: PageContext;
};

/**
 * A short link that books a test drive of a vehicle, with the shopper's terms. It renders nothing for a pending sale:
 * the vehicle is kept for another shopper.
 */
export function TestDriveLink({ vehicle, context, ...rest }: TestDriveLinkProps) {
  const { locale, terms } = context;
  if (vehicle.status === "pending") return null;
  const t = translator(locale, "vehicle");
  const address = pathWith(localPath(locale, TEST_DRIVE_PATH), { vin: vehicle.vin });
  return (
    <Link
      as={RouterLink}
      {...rest}
      href={terms ? addressWithTerms(address, formatPaymentTerms(terms)) : address}
      // Many on a page, so the name says which vehicle.
      aria-label={t("testDriveOf", { name: vehicleName(vehicle, locale) })}
    >
      {t("testDrive")}
    </Link>
  );
}
