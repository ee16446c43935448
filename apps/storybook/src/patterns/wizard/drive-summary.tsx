import type { KitLocale } from "@forecourt/ui/messages";
import { Panel } from "@forecourt/ui/panel";
import { SpecList } from "@forecourt/ui/spec-grid";
import { Illustration } from "@forecourt/ui/storybook/example-pictures.tsx";
import type { ExampleVehicle } from "@forecourt/ui/storybook/example-vehicles.ts";
import { sampleStores } from "@forecourt/ui/storybook/sample-dealership.tsx";
import { shortDay, timeText } from "./drive-slots.ts";
import type { DriveAnswers } from "./drive-steps.tsx";
import { driveWords } from "./drive-words.ts";

type DriveSummaryProps = { vehicle: ExampleVehicle; answers: DriveAnswers; locale: KitLocale };

/** The selected time, `10:30 AM`; a dash if none is selected. */
export function chosenTime(answers: DriveAnswers, locale: KitLocale): string {
  return answers.time ? timeText(Number(answers.time.split("T")[1]), locale) : "–";
}

/** The vehicle and the answers so far. */
export function DriveSummary({ vehicle, answers, locale }: DriveSummaryProps) {
  const words = driveWords[locale];
  const [store] = sampleStores;
  return (
    <Panel padding="none" className="overflow-hidden">
      <Illustration body={vehicle.body} paint={vehicle.paint} locale={locale} />
      <div className="px-5 py-4">
        <p className="font-semibold text-lg">{vehicle.title}</p>
        <p className="text-muted text-sm">
          {vehicle.subtitle[locale]} · {vehicle.id}
        </p>
        <SpecList
          className="mt-3 border-line border-t"
          items={[
            { term: words.where, detail: store.name },
            { term: words.address, detail: store.address[0] },
            { term: words.dayFact, detail: shortDay(answers.day, locale) },
            { term: words.timeFact, detail: chosenTime(answers, locale) },
          ]}
        />
      </div>
    </Panel>
  );
}
