import { formatPhone } from "@forecourt/contact-details";
import { FeatureList } from "@forecourt/ui/feature-list";
import type { IconName } from "@forecourt/ui/icon";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { SplitPanel, VehicleAside } from "@forecourt/ui/split-panel";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { ReactNode } from "react";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";

type Point = { id: string; strong: string; text: string };

type UnlockStepProps = {
  /** Read by the dialog: after the last step it reloads the page when closed. */
  step: "form" | "code" | "granted" | "note";
  title: string;
  text: ReactNode;
  /** An icon above the title. */
  mark?: ReactNode;
  vehicle: VisibleVehicle | null;
  points: readonly Point[];
  pointIcon?: IconName;
  context: PageContext;
  children: ReactNode;
};

/** The id of the step's heading. */
export const STEP_TITLE_ID = "unlock-title";

/** The layout of an unlock step beside its vehicle, in a page or the dialog. */
export function UnlockStep({
  step,
  title,
  text,
  mark,
  vehicle,
  points,
  pointIcon,
  context,
  children,
}: UnlockStepProps) {
  const list = (
    <FeatureList
      columns={1}
      icon={pointIcon ? <Icon name={pointIcon} /> : undefined}
      items={points.map((point) => (
        <span key={point.id}>
          <strong>{point.strong}</strong> {point.text}
        </span>
      ))}
    />
  );
  return (
    <SplitPanel
      data-unlock-step={step}
      aside={
        vehicle ? (
          <VehicleSummary vehicle={vehicle} points={list} context={context} />
        ) : (
          <div className="hidden flex-1 flex-col md:flex">
            {list}
            <p className="mt-auto pt-6 text-control text-muted">
              <PreferToTalk context={context} />
            </p>
          </div>
        )
      }
    >
      {mark}
      <h1 id={STEP_TITLE_ID} tabIndex={-1} className="pr-10 font-bold text-3xl outline-none md:pr-0">
        {title}
      </h1>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      {children}
    </SplitPanel>
  );
}

type VehicleSummaryProps = { vehicle: VisibleVehicle; points: ReactNode; context: PageContext };

function VehicleSummary({ vehicle, points, context }: VehicleSummaryProps) {
  const { locale } = context;
  const picture = vehiclePicture(vehicle);
  return (
    <VehicleAside
      image={
        <VehicleImage
          src={picture.src}
          srcSet={picture.srcSet}
          sizes="(min-width: 768px) 360px, 112px"
          width={picture.width}
          height={picture.height}
          kind={picture.kind}
          ratio="bare"
          priority="eager"
          alt={pictureDescription(vehicle, picture.kind, locale)}
          caption={picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined}
        />
      }
      title={vehicleName(vehicle, locale)}
      subtitle={[vehicle.trim, translator(locale, "vehicle")("miles", { miles: vehicle.mileage })]
        .filter(Boolean)
        .join(" · ")}
      points={points}
      footer={<PreferToTalk context={context} />}
    />
  );
}

function PreferToTalk({ context: { locale, settings, storeId } }: { context: PageContext }) {
  const { phone } = settings.stores.find(({ id }) => id === storeId) ?? settings.stores[0]!;
  return (
    <span className="inline-flex items-center gap-2">
      <Icon name="phone" size={16} />
      {translator(locale, "unlock")("preferToTalk")}
      <Link href={`tel:${phone}`} className="font-semibold text-text">
        {formatPhone(phone, "general")}
      </Link>
    </span>
  );
}
