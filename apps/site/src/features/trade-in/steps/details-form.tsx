import { LinkButton } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { Icon } from "@forecourt/ui/icon";
import { NumberInput } from "@forecourt/ui/number-input";
import type { OwnVehicle } from "#shared/trade-in/own-vehicle.ts";
import { readDetailsPart } from "#shared/trade-in/vehicle-parts.ts";
import { vehicleTitle } from "../describe/vehicle-title.ts";
import type { TradeInFlow } from "../flow/use-trade-in.ts";
import { tradeInAddress } from "../trade-in-address.ts";
import type { TradeInContent } from "../trade-in-content.ts";
import { BodyStyleField } from "./body-style-field.tsx";
import { ColorField } from "./color-field.tsx";
import { FlowForm } from "./flow-form.tsx";
import { controlId, vehicleMessages } from "./step-messages.ts";

type DetailsFormProps = { content: TradeInContent; flow: TradeInFlow; vehicle: OwnVehicle };

/** The found vehicle, to confirm or correct, and what the shopper alone knows about it. */
export function DetailsForm({ content, flow, vehicle }: DetailsFormProps) {
  const { words, given, subject } = content;
  const mileage = controlId("mileage");
  const needsBody = !vehicle.bodyStyle || given.errors.some(({ field }) => field === "bodystyle");
  return (
    <FlowForm
      id="vehicle-details"
      content={content}
      hidden={{ part: "details" }}
      errors={vehicleMessages(given.errors, content)}
      validate={(values) => {
        const read = readDetailsPart(values, vehicle);
        return read.ok ? {} : vehicleMessages(read.errors, content);
      }}
      act={(values) => {
        const read = readDetailsPart(values, vehicle);
        if (read.ok) flow.describe(read.vehicle);
        return {};
      }}
      submit={words.next}
      back={null}
    >
      {(errors) => (
        <>
          <div className="overflow-hidden rounded-lg border-2 border-text bg-surface">
            <div className="flex gap-4 p-5">
              <Icon name="check" className="mt-0.5 text-success-text" />
              <div>
                <h2 className="font-bold text-xl">{vehicleTitle(vehicle)}</h2>
                <p className="mt-0.5 text-control text-muted">{vehicleFacts(vehicle, words)}</p>
              </div>
            </div>
            <div className="flex flex-wrap items-center justify-between gap-3 bg-success-wash px-5 py-3">
              <p className="font-semibold text-control">{words.isThisIt}</p>
              <LinkButton
                variant="secondary"
                href={tradeInAddress(subject, { step: 1, by: "model", answers: given.sealed })}
                onClick={(event) => {
                  event.preventDefault();
                  flow.findBy("model");
                }}
              >
                {words.correct}
              </LinkButton>
            </div>
          </div>
          <h2 className="font-bold text-xl">
            {vehicle.vin ? words.detailsHeading : words.modelDetailsHeading}
          </h2>
          <Field id={mileage} label={words.mileage} error={errors[mileage]} className="max-w-80">
            {(control) => (
              <NumberInput
                {...control}
                name="mileage"
                required
                maxLength={11}
                autoComplete="off"
                suffix={words.miles}
                defaultValue={given.typed["mileage"] ?? vehicle.mileage ?? null}
              />
            )}
          </Field>
          {needsBody ? (
            <div className="max-w-80">
              <BodyStyleField words={words} errors={errors} value={given.typed["bodystyle"]} />
            </div>
          ) : null}
          <ColorField words={words} errors={errors} value={given.typed["color"] ?? vehicle.exteriorColor} />
        </>
      )}
    </FlowForm>
  );
}

/** What is known besides the name: "SUV · 61,300 miles" without the miles. */
function vehicleFacts({ bodyStyle, drivetrain, fuelType, vin }: OwnVehicle, words: TradeInContent["words"]) {
  const body = bodyStyle ? words.bodyStyles[bodyStyle as keyof typeof words.bodyStyles] : null;
  return [body, drivetrain, fuelType, vin].filter(Boolean).join(" · ");
}
