import { addDays } from "@forecourt/calendar";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import { PaintText } from "#content/feed-text/paint-text.tsx";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import { paintWords } from "#server/feed-words/color-words.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { fullVehicleName } from "#server/vehicles/vehicle-name.ts";
import { storeZip } from "#server/vehicles/zip-charges.ts";
import type { Sheet } from "./sheet.ts";
import { sheetReference } from "./sheet-reference.ts";
import type { SheetWords } from "./sheet-words.ts";

type SheetHeadProps = { sheet: Sheet; context: PageContext; words: SheetWords };

/** The vehicle and the facts of the sheet: day, validity, ZIP code, reference. */
export function SheetHead({ sheet, context, words }: SheetHeadProps) {
  const { vehicle, day, zip } = sheet;
  const { locale, settings } = context;
  const { t, date } = words;
  const picture = vehiclePicture(vehicle);
  const paint = paintWords(vehicle, locale);
  const validDays = settings.outTheDoor?.validDays ?? 0;
  const isStoreZip = zip !== null && zip === storeZip(vehicle.storeId, settings);
  const facts = [
    { term: t("prepared"), detail: date(day) },
    { term: t("validUntil"), detail: date(addDays(day, validDays)) },
    {
      term: t("registeredIn"),
      detail: zip ? t("zipOf", { zip }) : t("noZip"),
      note: isStoreZip ? t("storeZip") : null,
    },
    { term: t("reference"), detail: sheetReference(sheet) },
  ];
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-muted text-sm">
            <strong className="font-semibold text-text">{settings.profile.name}</strong>
            {` · ${settings.profile.city}, ${settings.profile.state}`}
          </p>
          <h1 className="mt-1 font-bold text-3xl tracking-tight lg:text-4xl print:text-2xl">{t("title")}</h1>
          <p className="mt-2 font-semibold text-lg">{fullVehicleName(vehicle, locale)}</p>
          <p className="text-muted text-sm">
            {t("stock", { stock: vehicle.stockNumber })}
            {" · "}
            {t("vin", { vin: vehicle.vin })}
            {" · "}
            {translator(locale, "vehicle")("miles", { miles: vehicle.mileage })}
            {paint ? (
              <>
                {" · "}
                <PaintText paint={paint} />
              </>
            ) : null}
          </p>
        </div>
        <VehicleImage
          src={picture.src}
          width={picture.width}
          height={picture.height}
          kind={picture.kind}
          ratio="thumb"
          priority="high"
          className="w-full rounded-sm sm:w-58 print:w-36"
          alt={pictureDescription(vehicle, picture.kind, locale)}
          caption={picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined}
        />
      </div>
      <dl className="mt-5 grid grid-cols-2 gap-y-3 border-line border-y py-3.5 text-sm md:grid-cols-4 print:mt-3 print:grid-cols-4 print:py-2">
        {facts.map(({ term, detail, note }) => (
          <div key={term}>
            <dt className="text-subtle text-xs">{term}</dt>
            <dd className="font-semibold">
              {detail}
              {note ? <span className="block font-normal text-subtle text-xs">{note}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
