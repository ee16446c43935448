import type { Claims } from "@forecourt/dealership";

/**
 * Claims that may need proof. Pages use claim ids and never write the numbers themselves
 * (docs/product/content.md, "Claims").
 */
export const claims: Claims = {
  lifetimeWarrantyMiles: {
    value: 85_000,
    unit: "miles",
    disclaimer: {
      en: "Limited warranty on the engine of pre-owned vehicles sold with fewer than {value} miles, for as long as the first buyer owns the vehicle. Regular maintenance with records is required. Other parts, wear and misuse are not covered.",
      es: "Garantía limitada del motor de los vehículos usados vendidos con menos de {value} millas, mientras el primer comprador sea el dueño. Requiere mantenimiento regular con comprobantes. No cubre otras piezas, el desgaste ni el mal uso.",
    },
    source: "Larkspur lifetime engine limited warranty, contract form LEW-1, section 2",
  },
  newLifetimeWarrantyMiles: {
    value: 100,
    unit: "miles",
    disclaimer: {
      en: "Limited warranty on the engine of new vehicles sold with fewer than {value} miles, for as long as the first buyer owns the vehicle. Regular maintenance with records is required. Other parts, wear and misuse are not covered.",
      es: "Garantía limitada del motor de los vehículos nuevos vendidos con menos de {value} millas, mientras el primer comprador sea el dueño. Requiere mantenimiento regular con comprobantes. No cubre otras piezas, el desgaste ni el mal uso.",
    },
    source: "Draft of contract form LEW-2; its section stays off until the form is signed",
  },
  downPaymentFrom: {
    value: 7,
    unit: "usd",
    disclaimer: {
      en: "For well-qualified buyers on selected pre-owned vehicles with approved credit. A lower down payment means a higher monthly payment.",
      es: "Para compradores bien calificados en vehículos usados seleccionados y con crédito aprobado. Un enganche menor significa un pago mensual mayor.",
    },
    source: "Lender program sheets, finance office, reviewed every quarter",
  },
  preApprovalSeconds: {
    value: 60,
    unit: "seconds",
    disclaimer: {
      en: "Your terms are on the screen in under {value} seconds after you send the complete form. They are an estimate from your own answers and read no credit report. Final terms depend on the lender’s review.",
      es: "Ve sus condiciones en pantalla en menos de {value} segundos después de enviar el formulario completo. Son un cálculo según sus respuestas, sin consultar ningún informe de crédito. Las condiciones finales dependen de la revisión del prestamista.",
    },
    source: "Times from a sent pre-approval form to its terms, monthly report of the website",
    exclusiveGroup: "pre-approval-time",
  },
  preApprovalMinutes: {
    value: 2,
    unit: "minutes",
    disclaimer: {
      en: "The time that most shoppers need for the form. Its terms are an estimate from your own answers and read no credit report. Final terms depend on the lender’s review.",
      es: "El tiempo que la mayoría necesita para el formulario. Sus condiciones son un cálculo según sus respuestas, sin consultar ningún informe de crédito. Las condiciones finales dependen de la revisión del prestamista.",
    },
    source: "Times of sent pre-approval forms, monthly report of the website",
    exclusiveGroup: "pre-approval-time",
  },
  lenderDecisionHoursFrom: {
    value: 24,
    unit: "hours",
    disclaimer: null,
    source: "Finance office log of full applications",
  },
  lenderDecisionHoursTo: {
    value: 48,
    unit: "hours",
    disclaimer: null,
    source: "Finance office log of full applications",
  },
  lenders: {
    value: 40,
    unit: "count",
    disclaimer: {
      en: "Number of banks, credit unions and finance companies with a signed dealer agreement. Not every lender serves every buyer.",
      es: "Cantidad de bancos, cooperativas de crédito y financieras con un convenio firmado. No todos los prestamistas atienden a todos los compradores.",
    },
    source: "Register of signed dealer agreements, finance office",
  },
  inspectionPoints: {
    value: 150,
    unit: "count",
    disclaimer: null,
    source: "Pre-owned inspection checklist, service department",
  },
  tradeOverGuide: {
    value: 5_000,
    unit: "usd",
    disclaimer: {
      en: "Up to this amount over the printed guide value, depending on the vehicle’s condition, history and demand. Seen and confirmed at a store.",
      es: "Hasta esta cantidad sobre el valor de la guía, según la condición, el historial y la demanda del vehículo. Sujeto a revisión en una sucursal.",
    },
    source: "Appraisal desk policy, used-vehicle office",
  },
  militaryRebate: {
    value: 500,
    unit: "usd",
    disclaimer: {
      en: "For active and retired members of the US armed forces with proof of service, on new Mitsubishi vehicles.",
      es: "Para miembros activos y retirados de las fuerzas armadas de EE. UU. con comprobante de servicio militar, en vehículos Mitsubishi nuevos.",
    },
    source: "Manufacturer's military program bulletin",
  },
  oilChangeMilesFrom: {
    value: 3_000,
    unit: "miles",
    disclaimer: null,
    source: "Service department guidance; the owner's manual wins",
  },
  oilChangeMilesTo: {
    value: 5_000,
    unit: "miles",
    disclaimer: null,
    source: "Service department guidance; the owner's manual wins",
  },
  depreciationFirstDay: {
    value: 20,
    unit: "percent",
    disclaimer: {
      en: "A rule of thumb. What a vehicle keeps of its value depends on the model, the mileage and the market.",
      es: "Una regla general. El valor que conserva un vehículo depende del modelo, el millaje y el mercado.",
    },
    source: "Used-vehicle office, from auction results",
  },
  depreciationNextYear: {
    value: 10,
    unit: "percent",
    disclaimer: null,
    source: "Used-vehicle office, from auction results",
  },
  powertrainYears: { value: 10, unit: "years", disclaimer: null, source: "Mitsubishi warranty booklet" },
  powertrainMiles: { value: 100_000, unit: "miles", disclaimer: null, source: "Mitsubishi warranty booklet" },
  newVehicleYears: { value: 5, unit: "years", disclaimer: null, source: "Mitsubishi warranty booklet" },
  newVehicleMiles: { value: 60_000, unit: "miles", disclaimer: null, source: "Mitsubishi warranty booklet" },
  corrosionYears: { value: 7, unit: "years", disclaimer: null, source: "Mitsubishi warranty booklet" },
  corrosionMiles: { value: 100_000, unit: "miles", disclaimer: null, source: "Mitsubishi warranty booklet" },
  roadsideYears: {
    value: 5,
    unit: "years",
    disclaimer: { en: "Unlimited miles.", es: "Millas ilimitadas." },
    source: "Mitsubishi warranty booklet",
  },
  maintenanceYears: { value: 2, unit: "years", disclaimer: null, source: "Mitsubishi care program sheet" },
  maintenanceMiles: {
    value: 30_000,
    unit: "miles",
    disclaimer: null,
    source: "Mitsubishi care program sheet",
  },
};
