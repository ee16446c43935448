import { Button } from "@forecourt/ui/button";
import { Field } from "@forecourt/ui/field";
import { TextInput } from "@forecourt/ui/text-input";
import type { Locale } from "#shared/addresses/local-path.ts";
import { TRADE_IN_STEP_API_PATH } from "#shared/addresses/public-paths.ts";

type VinStartFormProps = { words: { label: string; hint: string; button: string }; locale: Locale };

/**
 * The first question of a valuation. It is a plain post, so that the VIN is in no address and no script is needed; the
 * valuation goes on with the vehicle.
 */
export function VinStartForm({ words: { label, hint, button }, locale }: VinStartFormProps) {
  return (
    <form method="post" action={TRADE_IN_STEP_API_PATH} className="mt-7 max-w-130">
      <input type="hidden" name="part" value="vin" />
      <input type="hidden" name="locale" value={locale} />
      <Field id="start-vin" label={label} hint={hint}>
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
              />
            </div>
            <Button type="submit" size="lg" className="max-sm:w-full">
              {button}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}
