import { word } from "../testing/conformance-samples.tsx";
import { NoSlots, TimeSlotGrid } from "./time-slot-grid.tsx";

export const components = {
  TimeSlotGrid: (
    <TimeSlotGrid
      legend={word}
      name="τ"
      parts={[{ label: word, slots: [{ value: "1", label: word, note: word }] }]}
      empty={word}
    />
  ),
  NoSlots: (
    <NoSlots title={word} action={word}>
      {word}
    </NoSlots>
  ),
};
