/** Where the values were published; the age is the year `now` less the model year. */
export const guideSources = {
  kbb: {
    title: "Kelley Blue Book, the vehicle's page, trade-in value now",
    address: "https://kbb.com",
    date: "2025",
    now: 2025,
  },
  "kbb-rx": {
    title: "Kelley Blue Book, 2020 Lexus RX 350, trade-in value in good condition",
    address: "https://www.kbb.com/lexus/rx/2020/rx-350-sport-utility-4d",
    date: "valid through 3/1/2026",
    now: 2026,
  },
  "wrangler-kbb": {
    title: "Here's how much a 2020 Jeep Wrangler has depreciated after 5 years: figure of Kelley Blue Book",
    address: "https://usnfix.com/cars/heres-how-much-a-2020-jeep-wrangler-has-depreciated-after-5-years",
    date: "November 2025",
    now: 2025,
  },
  "wrangler-caredge": {
    title: "Here's how much a 2020 Jeep Wrangler has depreciated after 5 years: figure of CarEdge",
    address: "https://usnfix.com/cars/heres-how-much-a-2020-jeep-wrangler-has-depreciated-after-5-years",
    date: "November 2025",
    now: 2025,
  },
  sequoia: {
    title: "CarEdge, Toyota Sequoia Depreciation, year 5",
    address: "https://caredge.com/toyota/sequoia/depreciation",
    date: "2025 (the table's year)",
    now: 2025,
  },
  "f-150": {
    title: "Here's How Much A 2020 Ford F-150 Has Depreciated After 5 Years: figure of CarEdge",
    address: "https://www.jalopnik.com/2076269/2020-ford-f150-5-year-depreciation",
    date: "1/21/2026, after 5 years",
    now: 2025,
  },
  tacoma: {
    title: "Here's How Much A 2020 Toyota Tacoma Has Depreciated After 5 Years: $26,050 less 21.6 %",
    address: "https://jalopnik.com/2036753/2020-toyota-tacoma-5-year-depreciation",
    date: "2025",
    now: 2025,
  },
  rav4: {
    title: "Here's How Much A 2020 Toyota RAV4 Has Depreciated After 5 Years: figure of iSeeCars",
    address: "https://jalopnik.com/2025652/2020-toyota-rav4-5-year-depreciation",
    date: "2025",
    now: 2025,
  },
  ux: {
    title: "iSeeCars, Best Resale Value Luxury 5-seater SUVs for 2026: average price of 5-year-old models",
    address: "https://www.iseecars.com/resale-value/luxury-5-seater-suvs",
    date: "2026",
    now: 2026,
  },
  "cars-com": {
    title: "Used Car Price Prediction Dataset: 4,009 listings of cars.com",
    address: "https://www.kaggle.com/datasets/taeefnajib/used-car-price-prediction-dataset",
    date: "2023 (by the newest model years)",
    now: 2023,
  },
  carvana: {
    title: "Carvana - Predict Car Prices: 22,000 listings of Carvana",
    address: "https://www.kaggle.com/datasets/ravishah1/carvana-predict-car-prices",
    date: "2022 (by the newest model years)",
    now: 2022,
  },
};
