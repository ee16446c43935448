import type { Metadata } from "next";
import type { TestDriveParams } from "#features/booking/booking-address.ts";
import { ChooseVehicle } from "#features/booking/choose-vehicle.tsx";
import { describeTestDrive } from "#features/booking/describe/describe-test-drive.ts";
import { DetailsStep } from "#features/booking/details-step.tsx";
import { TimeStep } from "#features/booking/time-step.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams; searchParams: Promise<TestDriveParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, settings, storeId } = await pageContext(params);
  const t = translator(locale, "booking");
  const { profile, stores } = settings;
  const store = stores.find(({ id }) => id === storeId)?.name ?? profile.name;
  return {
    title: `${t("testDrive.title")} | ${profile.name}`,
    description: t("testDrive.description", { store, city: profile.city }),
    robots: { index: false },
  };
}

/** A test drive: the vehicle, the day and the time, who comes. The slots are those of this moment. */
export default async function Page({ params, searchParams }: Props) {
  const context = await pageContext(params);
  const described = await describeTestDrive(await searchParams, context);
  switch (described.step) {
    case "vehicle":
      return <ChooseVehicle problem={described.problem} context={context} />;
    case "time":
      return <TimeStep content={described.content} />;
    case "details":
      return <DetailsStep content={described.content} />;
  }
}
