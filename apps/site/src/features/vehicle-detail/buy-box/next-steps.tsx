import { fillTokens } from "@forecourt/dealership/content";
import { CalloutCard } from "@forecourt/ui/callout-card";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import type { ReactNode } from "react";
import { MarkedText } from "#content/experiments/marked-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import { siteContent } from "#server/content/site-content.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { actionHref, contactHref } from "../vehicle-links.ts";

/** Links to pre-approval and to a test drive. While a sale is pending, a message replaces the drive. */
export function NextSteps({ vehicle, context }: { vehicle: VisibleVehicle; context: PageContext }) {
  const { locale, storeId, settings } = context;
  const { content, facts } = siteContent(locale, storeId);
  const { preApproval, testDrive } = content.vehicle;
  const storeName = settings.stores.find(({ id }) => id === vehicle.storeId)?.name ?? settings.profile.name;
  const t = translator(locale, "vehicle");
  const note = facts["disclaimer.preApprovalMinutes"];
  return (
    <div className="mt-8.5 grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4 md:gap-5 lg:mt-11">
      <CalloutCard
        title={<MarkedText path="content.vehicle.preApproval.title">{preApproval.title}</MarkedText>}
        text={preApproval.text}
        action={
          <ActionLink
            href={actionHref(preApproval.link.href, vehicle, context)}
            label={
              <MarkedText path="content.vehicle.preApproval.link.label">{preApproval.link.label}</MarkedText>
            }
          />
        }
      >
        {note ? <p className="text-subtle text-xs">{note}</p> : null}
      </CalloutCard>
      {vehicle.status === "available" ? (
        <CalloutCard
          title={<MarkedText path="content.vehicle.testDrive.title">{testDrive.title}</MarkedText>}
          text={fillTokens(testDrive.text, { storeName })}
          action={
            <ActionLink
              href={actionHref(testDrive.link.href, vehicle, context)}
              label={
                <MarkedText path="content.vehicle.testDrive.link.label">{testDrive.link.label}</MarkedText>
              }
            />
          }
        />
      ) : (
        <CalloutCard
          title={t("page.backupTitle")}
          text={t("page.backupText")}
          action={<ActionLink href={contactHref(vehicle, context)} label={t("page.backup")} />}
        />
      )}
    </div>
  );
}

function ActionLink({ href, label }: { href: string; label: ReactNode }) {
  return (
    <Link as={RouterLink} variant="standalone" href={href}>
      {label}
      <Icon name="arrow-right" size={18} />
    </Link>
  );
}
