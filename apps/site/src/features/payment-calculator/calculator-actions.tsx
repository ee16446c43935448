import { Button } from "@forecourt/ui/button";
import { translator } from "#server/content/translator.ts";

/** The submit button without scripts, the reset button with them, in the same place. */
export function CalculatorActions({ locale }: { locale: "en" | "es" }) {
  const t = translator(locale, "payments");
  return (
    <>
      <Button type="submit" variant="secondary" className="group-data-live/calculator:hidden!">
        {t("update")}
      </Button>
      <Button type="reset" variant="ghost" size="sm" className="not-group-data-live/calculator:hidden!">
        {t("reset")}
      </Button>
    </>
  );
}
