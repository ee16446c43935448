import { Icon } from "@forecourt/ui/icon";
import { IconLink } from "@forecourt/ui/icon-button";
import { Link } from "@forecourt/ui/link";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { FoundVehicle } from "#server/vehicles/find-vehicle.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import { vehicleAddress } from "#shared/addresses/addresses.ts";
import { RemoveLink } from "./remove-link.tsx";

type NotComparedProps = {
  found: Extract<FoundVehicle, { state: "sold" | "private" }>;
  /** The comparison without it. */
  removeHref: string;
  context: PageContext;
};

/** A vehicle of the address that is sold or locked: its name, and the page that tells more. */
export function NotCompared({ found: { state, vehicle }, removeHref, context }: NotComparedProps) {
  const { locale } = context;
  const t = translator(locale, "compare");
  const name = fullVehicleName(vehicle, locale);
  return (
    <div className="mb-3 flex items-center justify-between gap-3 rounded-md border border-line-strong border-dashed py-1.5 ps-4 pe-1.5">
      <p className="min-w-0 text-sm">
        {t(state === "sold" ? "soldOne" : "privateOne", { name })}{" "}
        <Link as={RouterLink} href={vehicleAddress(vehicle, context)}>
          {t(state === "sold" ? "similar" : "unlock")}
        </Link>
      </p>
      <IconLink
        as={RemoveLink}
        href={removeHref}
        data-vin={vehicle.vin}
        label={t("remove", { name })}
        variant="ghost"
      >
        <Icon name="close" size={18} />
      </IconLink>
    </div>
  );
}
