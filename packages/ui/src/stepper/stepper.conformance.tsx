import { word } from "../testing/conformance-samples.tsx";
import { Stepper } from "./stepper.tsx";

const steps = [
  { id: "1", label: word, href: "/" },
  { id: "2", label: word, skipped: true },
  { id: "3", label: word },
];

export const components = {
  Stepper: (
    <Stepper title={word} steps={steps} current="3" text={word} stateWords={{ done: word, skipped: word }} />
  ),
  StepperList: (
    <Stepper
      variant="list"
      title={word}
      steps={steps}
      current="3"
      text={word}
      stateWords={{ done: word, skipped: word }}
    />
  ),
};
