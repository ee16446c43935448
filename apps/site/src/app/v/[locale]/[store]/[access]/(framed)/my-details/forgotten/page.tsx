import type { Metadata } from "next";
import { ForgetStorage } from "#browser/forget-storage.tsx";
import { DeviceForgotten } from "#features/my-details/device-forgotten.tsx";
import { translator } from "#server/content/translator.ts";
import { pageContext, type VariantParams } from "#server/page-context.ts";

type Props = { params: VariantParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, settings } = await pageContext(params);
  const title = `${translator(locale, "myDetails")("device.forgottenTitle")} | ${settings.profile.name}`;
  return { title, robots: { index: false } };
}

export default async function Page({ params }: Props) {
  return (
    <>
      <ForgetStorage />
      <DeviceForgotten context={await pageContext(params)} />
    </>
  );
}
