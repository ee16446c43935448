import type { LeadKind } from "@forecourt/leads/forms";
import { Link } from "@forecourt/ui/link";
import type { ReactNode } from "react";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { FormVehicle } from "./form-vehicle.tsx";

type FormSubjectProps = {
  kind: LeadKind;
  /** The VIN in the address; null without one. */
  vin: string | null;
  /** Its vehicle; null when it is unknown, sold or hidden from this visitor. */
  vehicle: VisibleVehicle | null;
  context: PageContext;
  /** The vehicle's payment. */
  payment: ReactNode;
};

/** The vehicle of a form, or why there is none. A form that needs no vehicle and was given none shows nothing. */
export function FormSubject({ kind, vin, vehicle, context, payment }: FormSubjectProps) {
  const { locale } = context;
  const t = translator(locale, "forms");
  if (vehicle) {
    return (
      <FormVehicle vehicle={vehicle} context={context} label={t("about")} className="col-span-2">
        {payment}
      </FormVehicle>
    );
  }
  if (vin === null && kind !== "SCHEDULE_TEST_DRIVE") return null;
  return (
    <p className="col-span-2 rounded-md border border-line p-3 text-control text-muted">
      {t.rich(vin === null ? "noVehicle" : "unknownVehicle", {
        list: (chunks) => (
          <Link as={RouterLink} href={localPath(locale, LISTING_PATH)}>
            {chunks}
          </Link>
        ),
      })}
    </p>
  );
}
