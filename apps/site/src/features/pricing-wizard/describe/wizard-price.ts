import { localDate } from "@forecourt/calendar";
import { formatMoney } from "@forecourt/money";
import type { Cents } from "@forecourt/units";
import { pictureDescription } from "#content/vehicle-card/picture-description.ts";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { illustrations } from "#server/settings/dealership.ts";
import { headlineBreakdown } from "#server/vehicles/headline-price.ts";
import { vehiclePicture } from "#server/vehicles/vehicle-illustration.ts";
import { vehicleName } from "#server/vehicles/vehicle-name.ts";
import type { VisibleVehicle } from "#server/vehicles/visible-vehicle.ts";
import { BUDGET_PRICE } from "#shared/budget-price.ts";
import type { WizardPrice } from "../wizard-content.ts";

/** The price that the wizard calculates with: the vehicle's visible one, or an example price that says so. */
export function wizardPrice(vehicle: VisibleVehicle | null, context: PageContext): WizardPrice {
  const { locale, settings, now } = context;
  const t = translator(locale, "myTerms");
  const price = vehicle && headlineBreakdown(vehicle, settings);
  if (!vehicle || !price) {
    const example = BUDGET_PRICE.default as Cents;
    const amount = formatMoney(example, locale, { cents: "never" });
    return {
      title: t("words.summary.budget", { price: amount }),
      text: t("words.summary.budgetText"),
      picture: null,
      price: { lines: [{ code: "vehicle", cents: example }], total: example },
      priceLabel: t("words.summary.budgetLine"),
      year: Number(localDate(now, settings.profile.timezone).slice(0, 4)),
    };
  }
  const picture = vehiclePicture(vehicle);
  const store = settings.stores.find(({ id }) => id === vehicle.storeId)?.name;
  return {
    title: vehicleName(vehicle, locale),
    text: [vehicle.trim, store].filter(Boolean).join(" · "),
    picture: {
      ...picture,
      alt: pictureDescription(vehicle, picture.kind, locale),
      caption: picture.kind === "render" ? illustrations.illustrationCaption(locale) : undefined,
    },
    price,
    priceLabel: t(vehicle.priceLocked ? "words.summary.retailLine" : "words.summary.priceLine"),
    year: vehicle.year,
  };
}
