/** A model that is a plug-in hybrid although feeds say "Hybrid". `years` are model years, both inclusive. */
type PlugInModel = { make: string; name: RegExp; years?: readonly [number, number] };

/** Names that mean plug-in hybrid for the make and whatever the label. */
export const PLUG_IN_WORDS = /\b(phev|plug ?in|4xe|energi)\b/;

/** Makes by `slugId`, names as `normalizeLabel` of model and trim. */
export const PLUG_IN_MODELS: readonly PlugInModel[] = [
  { make: "alfa_romeo", name: /\btonale\b/, years: [2023, 2025] },
  { make: "audi", name: /\b(tfsi e|e tron)\b/ },
  { make: "bentley", name: /\bhybrid\b/ },
  { make: "bmw", name: /\b((\d{3}|\d{2})e|x?drive\d{2}e|i8|xm)\b/ },
  { make: "cadillac", name: /\b(elr|ct6)\b/ },
  { make: "chevrolet", name: /\bvolt\b/ },
  { make: "chrysler", name: /\bpacifica\b/ },
  { make: "dodge", name: /\bhornet r t\b/ },
  { make: "ferrari", name: /\b(sf90|296)\b/ },
  { make: "honda", name: /\bclarity\b/ },
  { make: "karma", name: /./ },
  { make: "lamborghini", name: /\b(revuelto|urus se|temerario)\b/ },
  { make: "land_rover", name: /\bp\d{3}e\b/ },
  { make: "lexus", name: /\b\d{3}h\+/ },
  { make: "lincoln", name: /\b(aviator|corsair) grand touring\b/ },
  { make: "mclaren", name: /\bartura\b/ },
  { make: "mercedes_benz", name: /\b[a-z]{0,3} ?\d{3}e\b/ },
  { make: "mini", name: /\bcountryman\b.*\bse\b|\bse\b.*\bcountryman\b/ },
  { make: "polestar", name: /^1\b|\bpolestar 1\b/ },
  { make: "porsche", name: /\be hybrid\b/ },
  { make: "subaru", name: /\bcrosstrek\b/, years: [2019, 2023] },
  { make: "toyota", name: /\bprime\b/ },
  { make: "volvo", name: /\b(t8|recharge)\b/ },
];
