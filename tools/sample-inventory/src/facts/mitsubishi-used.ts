import type { ModelFacts } from "./model-facts.ts";

/** Mitsubishis too old for the certified program. */
export const MITSUBISHI_USED: readonly ModelFacts[] = [
  {
    make: "Mitsubishi",
    model: "Outlander",
    years: [2016, 2020],
    body: "suv",
    seats: 7,
    value: "mainstream",
    plants: "Z",
    stock: 4,
    trims: [
      ["ES", 23895, "2.4 I4 CVT", "FWD", 25, 30, "JA4AD2A3", "AT3DKB"],
      ["SE", 26095, "2.4 I4 CVT", "AWD", 24, 29, "JA4AZ3A3", "AT3DKBhuc", [2017, 2020]],
      ["SEL", 27195, "2.4 I4 CVT", "AWD", 24, 29, "JA4AZ3A3", "AT3DKBhuclPbg", [2017, 2020]],
      ["GT", 31695, "3.0 V6 6A", "AWD", 20, 27, "JA4JZ4AX", "AT3DKBhuclPbgsaekjR", [2017, 2020]],
    ],
  },
  {
    make: "Mitsubishi",
    model: "Outlander Sport",
    years: [2017, 2019],
    body: "suv",
    seats: 5,
    value: "mainstream",
    plants: "U",
    stock: 3,
    trims: [
      ["ES", 20295, "2.0 I4 CVT", "FWD", 24, 30, "JA4AP3AU", "AT"],
      ["SE", 23595, "2.4 I4 CVT", "AWD", 23, 28, "JA4AR3AW", "ATBhu"],
    ],
  },
  {
    make: "Mitsubishi",
    model: "Eclipse Cross",
    years: [2018, 2020],
    body: "suv",
    seats: 5,
    value: "mainstream",
    plants: "Z",
    stock: 2,
    trims: [
      ["LE", 24895, "1.5 I4 turbo CVT", "AWD", 25, 26, "JA4AT4AA", "AcDR"],
      ["SE", 26395, "1.5 I4 turbo CVT", "AWD", 25, 26, "JA4AT4AA", "AcDRhubP"],
      ["SEL", 27895, "1.5 I4 turbo CVT", "AWD", 25, 26, "JA4AT5AA", "AcDRhubPldx"],
    ],
  },
  {
    make: "Mitsubishi",
    model: "Lancer",
    years: [2012, 2017],
    body: "sedan",
    seats: 5,
    value: "budget",
    plants: "U",
    stock: 2,
    trims: [
      ["ES", 17595, "2.0 I4 CVT", "FWD", 27, 34, "JA32U2FU", "KT"],
      ["SE", 20295, "2.4 I4 CVT", "AWD", 23, 30, "JA32V2FW", "AKTh", [2014, 2017]],
    ],
  },
  {
    make: "Mitsubishi",
    model: "Mirage",
    years: [2015, 2019],
    body: "hatch",
    seats: 5,
    value: "budget",
    plants: "H",
    stock: 1,
    trims: [
      ["ES", 14195, "1.2 I3 CVT", "FWD", 37, 43, "ML32A3HJ", "K"],
      ["SE", 15995, "1.2 I3 CVT", "FWD", 37, 43, "ML32A4HJ", "KAcu", [2017, 2019]],
    ],
  },
];
