import { word } from "../testing/conformance-samples.tsx";
import { DatePickerStrip } from "./date-picker-strip.tsx";

const day = (value: string) => ({ value, label: word, weekday: word, day: value, note: word, today: word });

export const components = {
  DatePickerStrip: (
    <DatePickerStrip
      legend={word}
      hint={word}
      error={word}
      name="δ"
      months={[{ label: word, days: [day("1"), day("2")] }]}
    />
  ),
};
