import { word } from "../testing/conformance-samples.tsx";
import { HoursTable } from "./hours-table.tsx";

const span = { opens: { time: "09:00", text: word }, closes: { time: "19:00", text: word } };

export const components = {
  HoursTable: <HoursTable caption={word} rows={[{ days: word, hours: [span], today: word }]} />,
};
