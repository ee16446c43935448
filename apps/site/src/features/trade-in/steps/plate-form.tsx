import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { Link } from "@forecourt/ui/link";
import { Note } from "@forecourt/ui/note";
import { Select } from "@forecourt/ui/select";
import { TextInput } from "@forecourt/ui/text-input";
import { US_STATES } from "#shared/addresses/us-states.ts";
import { lookUpPlate } from "../flow/look-up-plate.ts";
import { tradeInAddress } from "../trade-in-address.ts";
import type { FindVehicleProps } from "./find-vehicle-props.ts";
import { FlowForm } from "./flow-form.tsx";
import { controlId, vehicleMessages } from "./step-messages.ts";

/** Finds the vehicle by its plate, where the dealership can; otherwise it says to use the VIN. */
export function PlateForm({ content, flow }: FindVehicleProps) {
  const { words, given, plates } = content;
  if (!plates) {
    return (
      <Note icon="info" tone="info">
        <p>{words.noPlates}</p>
        <p className="mt-2">
          <Link
            href={tradeInAddress(content.subject, { step: 1, by: "vin", answers: given.sealed })}
            onClick={(event) => {
              event.preventDefault();
              flow.findBy("vin");
            }}
          >
            {words.useVin}
          </Link>
        </p>
      </Note>
    );
  }
  const [plate, state] = [controlId("plate"), controlId("state")];
  const known = flow.entry.vehicle;
  return (
    <FlowForm
      id="find-by-plate"
      content={content}
      hidden={{ part: "plate" }}
      errors={vehicleMessages(
        given.errors.filter(({ field }) => field === "plate" || field === "state"),
        content,
      )}
      act={async (values) => {
        const result = await lookUpPlate(values, content.subject.locale);
        if (result.kind === "found") flow.found(result.vehicle);
        if (result.kind === "failed") throw new Error("the plate could not be looked up");
        return result.kind === "refused" ? vehicleMessages(result.errors, content) : {};
      }}
      pending={words.lookingUp}
      back={null}
    >
      {(errors) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field id={plate} label={words.plate} error={errors[plate]}>
              {(control) => (
                <TextInput
                  {...control}
                  name="plate"
                  required
                  maxLength={12}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  defaultValue={given.typed["plate"] ?? known?.plate ?? ""}
                />
              )}
            </Field>
            <Field id={state} label={words.state} error={errors[state]}>
              {(control) => (
                <Select
                  {...control}
                  name="state"
                  required
                  defaultValue={given.typed["state"] ?? known?.state ?? ""}
                >
                  <option value="">{words.chooseState}</option>
                  {US_STATES.map((code) => (
                    <option key={code}>{code}</option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
            {words.lookUp}
          </Button>
        </>
      )}
    </FlowForm>
  );
}
