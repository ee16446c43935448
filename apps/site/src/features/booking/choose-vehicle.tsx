import { formatPhone } from "@forecourt/contact-details";
import { LinkButton } from "@forecourt/ui/button";
import { Link } from "@forecourt/ui/link";
import { NoticePage } from "#content/notice-page/notice-page.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH } from "#shared/addresses/public-paths.ts";
import { SavedChoiceHost } from "./saved-choice-host.tsx";

type ChooseVehicleProps = {
  /** The vehicle of the address is sold or unknown, or its sale is pending. */
  problem: "gone" | "pending" | null;
  context: PageContext;
};

/** The first step of a test drive without a vehicle: the shopper's saved ones, the list, or the phone. */
export function ChooseVehicle({ problem, context }: ChooseVehicleProps) {
  const { locale, settings, storeId } = context;
  const t = translator(locale, "booking");
  const phone = settings.stores.find(({ id }) => id === storeId)?.phone ?? settings.profile.phone;
  return (
    <NoticePage
      icon={problem ? "info" : "car"}
      title={t("testDrive.vehicleHeading")}
      text={
        <>
          <p>{t(problem ? `testDrive.${problem}` : "testDrive.vehicleLead")}</p>
          <SavedChoiceHost locale={locale} title={t("testDrive.saved")} />
        </>
      }
    >
      <LinkButton as={RouterLink} href={localPath(locale, LISTING_PATH)} size="lg">
        {t("testDrive.search")}
      </LinkButton>
      <p className="mt-4 text-control text-muted">
        {t.rich("testDrive.otherPhone", {
          phone: formatPhone(phone, "general"),
          call: (chunks) => <Link href={`tel:${phone}`}>{chunks}</Link>,
        })}
      </p>
    </NoticePage>
  );
}
