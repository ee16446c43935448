import type { FormErrors } from "@forecourt/ui/form-state";
import { PaintDot } from "@forecourt/ui/paint-swatch";
import { Radio, RadioGroup } from "@forecourt/ui/radio-group";
import { OWN_COLORS } from "#shared/trade-in/vehicle-parts.ts";
import type { TradeInWords } from "../trade-in-content.ts";
import { controlId } from "./step-messages.ts";

type ColorFieldProps = { words: TradeInWords; errors: FormErrors; value: string | undefined };

/** The exterior color: its name, and a dot where there is one. */
export function ColorField({ words, errors, value }: ColorFieldProps) {
  const id = controlId("color");
  return (
    <RadioGroup
      id={id}
      legend={words.color}
      required
      error={errors[id]}
      className="[&>div]:grid-cols-2 [&>div]:gap-x-6 sm:[&>div]:grid-cols-4"
    >
      {OWN_COLORS.map((color) => (
        <Radio
          key={color}
          name="color"
          value={color}
          defaultChecked={color === value}
          label={
            <span className="inline-flex items-center gap-2">
              {color === "other" ? null : <PaintDot paint={color} />}
              {words.colors[color]}
            </span>
          }
        />
      ))}
    </RadioGroup>
  );
}
