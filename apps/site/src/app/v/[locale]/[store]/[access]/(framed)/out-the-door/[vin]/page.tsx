import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PaymentExplainerDialog } from "#content/payment-explainer/payment-explainer-dialog.tsx";
import { OutTheDoorPage } from "#features/out-the-door/out-the-door-page.tsx";
import { type SheetSearchParams, sheetOf } from "#features/out-the-door/sheet.ts";
import { sheetMetadata } from "#features/out-the-door/sheet-metadata.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";
import { withTerms } from "#server/vehicles/context-terms.ts";
import { findVehicle } from "#server/vehicles/find-vehicle.ts";

type Props = {
  params: Promise<Awaited<VariantParams> & { vin: string }>;
  searchParams: Promise<SheetSearchParams>;
};

async function sheetAt({ params, searchParams }: Props) {
  const { terms, ...search } = await searchParams;
  const context = withTerms(await pageContext(params), terms);
  const found = findVehicle((await params).vin, context);
  const sheet = found?.state === "shown" ? sheetOf(found.vehicle, search, context) : null;
  // The page server sends nobody here without a visible price.
  return { context, sheet: sheet ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { sheet, context } = await sheetAt(props);
  return sheetMetadata(sheet, context);
}

export default async function Page(props: Props) {
  const { sheet, context } = await sheetAt(props);
  return (
    <>
      <OutTheDoorPage sheet={sheet} context={context} />
      <PaymentExplainerDialog context={context} />
    </>
  );
}
