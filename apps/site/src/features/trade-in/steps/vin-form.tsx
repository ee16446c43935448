import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { TextInput } from "@forecourt/ui/text-input";
import { lookUpVin } from "../flow/look-up-vin.ts";
import type { FindVehicleProps } from "./find-vehicle-props.ts";
import { FlowForm } from "./flow-form.tsx";
import { controlId, vehicleMessages } from "./step-messages.ts";
import { VinPlaces } from "./vin-places.tsx";

/** Finds the vehicle by its VIN. */
export function VinForm({ content, flow }: FindVehicleProps) {
  const { words, given } = content;
  const id = controlId("vin");
  const failed = (message: string) => ({ [id]: message });
  return (
    <FlowForm
      id="find-by-vin"
      content={content}
      hidden={{ part: "vin" }}
      errors={vehicleMessages(
        given.errors.filter(({ field }) => field === "vin"),
        content,
      )}
      validate={({ vin = "" }) => (vin.trim() === "" ? failed(words.errors.required) : {})}
      act={async ({ vin = "" }) => {
        const result = await lookUpVin(vin, content.subject.locale);
        if (result.kind === "found") flow.found(result.vehicle);
        if (result.kind === "failed") throw new Error("the VIN could not be looked up");
        return result.kind === "refused" ? failed(result.message || (content.errors["vin"] ?? "")) : {};
      }}
      pending={words.lookingUp}
      back={null}
    >
      {(errors) => (
        <>
          <Field id={id} label={words.vin} hint={words.vinHint} error={errors[id]}>
            {(control) => (
              <div className="flex flex-wrap gap-2.5">
                <div className="min-w-0 flex-1 basis-60">
                  <TextInput
                    {...control}
                    name="vin"
                    required
                    maxLength={24}
                    autoComplete="off"
                    autoCapitalize="characters"
                    spellCheck={false}
                    defaultValue={given.typed["vin"] ?? flow.entry.vehicle?.vin ?? ""}
                    className="tracking-wide"
                  />
                </div>
                <Button type="submit" size="lg" className="max-sm:w-full">
                  {words.lookUp}
                </Button>
              </div>
            )}
          </Field>
          <VinPlaces words={words} />
        </>
      )}
    </FlowForm>
  );
}
