import { larkspur } from "@forecourt/sample-dealership";
import type { KitLocale } from "@forecourt/ui/messages";
import { Panel } from "@forecourt/ui/panel";
import { SpecList } from "@forecourt/ui/spec-grid";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import {
  illustrationAlt,
  illustrationCaption,
  illustrationPaint,
  illustrationShape,
} from "@forecourt/vehicle-illustrations";
import { illustrationSource } from "../../sample/illustration-source.ts";
import type { SampleVehicle } from "../../sample/sample-vehicle.ts";
import { detailWords } from "../detail/detail-words.ts";
import { pictureWords } from "../list/list-card.tsx";
import { shortDay, timeText } from "./drive-slots.ts";
import type { DriveAnswers } from "./drive-steps.tsx";
import { driveWords } from "./drive-words.ts";

type DriveSummaryProps = { vehicle: SampleVehicle; answers: DriveAnswers; locale: KitLocale };

const { stores } = larkspur.settings;

/** The time of an answer, `10:30 AM`; a dash while none is chosen. */
export function chosenTime(answers: DriveAnswers, locale: KitLocale): string {
  return answers.time ? timeText(Number(answers.time.split("T")[1]), locale) : "–";
}

export const storeOf = (vehicle: SampleVehicle) =>
  stores.find(({ id }) => id === vehicle.store) ?? stores[0]!;

/** The vehicle and what has been chosen so far. */
export function DriveSummary({ vehicle, answers, locale }: DriveSummaryProps) {
  const words = driveWords[locale];
  const store = storeOf(vehicle);
  return (
    <Panel padding="none" className="overflow-hidden">
      <VehicleImage
        {...illustrationSource({
          shape: illustrationShape({ bodystyle: vehicle.body, seed: vehicle.name.slice(5) }),
          view: "front-quarter",
          paint: illustrationPaint(vehicle.paintFamily),
        })}
        alt={illustrationAlt(pictureWords(vehicle, locale), locale)}
        caption={illustrationCaption(locale)}
      />
      <div className="px-5 py-4">
        <p className="font-semibold text-lg">{vehicle.name}</p>
        <p className="text-muted text-sm">
          {vehicle.trim} · {detailWords[locale].stock} {vehicle.stock}
        </p>
        <SpecList
          className="mt-3 border-line border-t"
          items={[
            { term: words.where, detail: store.name },
            { term: words.address, detail: store.addressLine1 },
            { term: words.dayFact, detail: shortDay(answers.day, locale) },
            { term: words.timeFact, detail: chosenTime(answers, locale) },
          ]}
        />
      </div>
    </Panel>
  );
}
