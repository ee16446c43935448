import { Button } from "@forecourt/ui/button";
import { translator } from "#server/content/translator.ts";

/** Without scripts what asks for the estimate, with them what leads back to where it began: one place for either. */
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
