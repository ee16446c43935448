import { word } from "../testing/conformance-samples.tsx";
import { HoursTable } from "./hours-table.tsx";

export const components = {
  HoursTable: <HoursTable rows={[{ days: word, hours: word, today: word }]} />,
};
