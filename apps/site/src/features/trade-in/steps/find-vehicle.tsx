import { tradeInAddress } from "../trade-in-address.ts";
import type { FindVehicleProps } from "./find-vehicle-props.ts";
import { ModelForm } from "./model-form.tsx";
import { PlateForm } from "./plate-form.tsx";
import { VinForm } from "./vin-form.tsx";

const WAYS = ["vin", "plate", "model"] as const;
const FORMS = { vin: VinForm, plate: PlateForm, model: ModelForm };

/** The three ways to find the vehicle. Each is a page of its own without scripts. */
export function FindVehicle({ content, flow }: FindVehicleProps) {
  const { words, subject, given } = content;
  const shown = WAYS.find((way) => way === flow.by) ?? "vin";
  const Way = FORMS[shown];
  return (
    <div className="grid gap-6">
      <nav aria-label={words.by.legend}>
        <ul className="grid gap-1 rounded-lg bg-surface-sunken p-1 sm:grid-cols-[repeat(3,auto)] sm:rounded-full">
          {WAYS.map((way) => (
            <li key={way}>
              <a
                href={tradeInAddress(subject, { step: 1, by: way, answers: given.sealed })}
                aria-current={way === shown ? "true" : undefined}
                className="flex min-h-11 items-center justify-center rounded-full px-4 text-center font-semibold text-control text-text no-underline border-2 border-transparent aria-[current]:border-text aria-[current]:bg-surface"
                onClick={(event) => {
                  event.preventDefault();
                  flow.findBy(way);
                }}
              >
                {words.by[way]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Way key={shown} content={content} flow={flow} />
    </div>
  );
}
