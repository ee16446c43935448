import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import { RadioCard } from "@forecourt/ui/radio-card";
import { RadioGroup } from "@forecourt/ui/radio-group";
import type { AskedVehicle } from "#shared/trade-in/asked-vehicle.ts";
import { vehicleTitle } from "../describe/vehicle-title.ts";
import type { TradeInContent } from "../trade-in-content.ts";
import { controlId } from "./step-messages.ts";

type MeantFieldProps = {
  asked: AskedVehicle;
  words: TradeInContent["words"];
  errors: Readonly<Record<string, string>>;
};

/** Asks which vehicle an unknown name means: a similar known one, or the typed one. */
export function MeantField({ asked: { suggestions, typed, isNewYear }, words, errors }: MeantFieldProps) {
  const id = controlId("meant");
  const { meant } = words;
  const known = suggestions.length > 0 && !isNewYear;
  const vehicle = vehicleTitle(typed);
  // "RX 350" may be the model RX with the trim 350.
  const isSuggested = suggestions.some((one) => vehicleTitle(one).toLowerCase() === vehicle.toLowerCase());
  return (
    <RadioGroup
      id={id}
      legend={
        isNewYear ? fillPlaceholders(meant.newYear, { vehicle }) : known ? meant.question : meant.unknown
      }
      required
      error={errors[id]}
      variant="cards"
    >
      {suggestions.map((one) => (
        <RadioCard key={one.id} name="meant" value={one.id} label={vehicleTitle(one)} />
      ))}
      {isSuggested ? null : (
        <RadioCard
          name="meant"
          value={typed.id}
          label={fillPlaceholders(known ? meant.none : meant.keep, { vehicle })}
          description={isNewYear ? meant.newYearText : meant.text}
        />
      )}
    </RadioGroup>
  );
}
