import { Button } from "@forecourt/ui/button";
import { translator } from "#server/content/translator.ts";

/** Without scripts what asks for the estimate, with them what leads back to where it began: one place for either. */
export function CalculatorActions({ locale }: { locale: "en" | "es" }) {
  const words = translator(locale, "payments");
  return (
    <>
      <Button type="submit" variant="secondary" className="group-data-live/calculator:hidden!">
        {words("update")}
      </Button>
      <Button type="reset" variant="ghost" size="sm" className="not-group-data-live/calculator:hidden!">
        {words("reset")}
      </Button>
    </>
  );
}
