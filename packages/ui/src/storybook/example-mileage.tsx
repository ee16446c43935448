import { useId } from "react";
import { RangeFields, type RangeFieldsProps } from "../range-fields/range-fields.tsx";
import { RangeSlider, type RangeSliderProps } from "../range-slider/range-slider.tsx";

export const mileageWords = {
  en: { mileage: "Mileage", min: "Lowest mileage", max: "Highest mileage", miles: "miles" },
  es: { mileage: "Millaje del vehículo", min: "Millaje mínimo", max: "Millaje máximo", miles: "millas" },
};

/** Stops of the slider. */
const mileageStops = [0, 5000, 10_000, 20_000, 30_000, 45_000, 60_000, 85_000, 120_000];

const inMiles = { style: "unit", unit: "mile", unitDisplay: "long" } as const;

type Words = (typeof mileageWords)["en"];

function stopsFor(t: Words, any: string) {
  return mileageStops.map((value, at) => ({
    value,
    text: at === 0 || at === mileageStops.length - 1 ? any : `${value.toLocaleString("en-US")} ${t.miles}`,
  }));
}

export type ExampleMileageProps = Partial<Omit<RangeSliderProps, "initial">> & {
  t: Words;
  any: string;
  range: readonly [string, string];
  fields?: Partial<RangeFieldsProps>;
  labels: { min: string; max: string };
};

/** A mileage filter: two fields with a slider. */
export function ExampleMileage({ t, any, range, fields, labels, ...slider }: ExampleMileageProps) {
  const id = useId();
  const field = (end: 0 | 1) => ({
    id: `${id}-${end}`,
    name: end === 0 ? "mileage-min" : "mileage-max",
    label: end === 0 ? labels.min : labels.max,
    value: range[end],
    placeholder: any,
  });
  return (
    <RangeFields
      legend={t.mileage}
      suffix="mi"
      min={field(0)}
      max={field(1)}
      slider={
        <RangeSlider
          stops={stopsFor(t, any)}
          minFieldId={`${id}-0`}
          maxFieldId={`${id}-1`}
          initial={range}
          thumbLabels={[t.min, t.max]}
          format={{ locale: t === mileageWords.es ? "es-US" : "en-US", ...inMiles }}
          {...slider}
        />
      }
      className="max-w-xs"
      {...fields}
    />
  );
}
