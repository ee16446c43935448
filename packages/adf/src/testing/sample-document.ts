import type { AdfDocument } from "../adf-document.ts";

/** A test drive lead with a trade-in and every optional part. */
export const sampleDocument: AdfDocument = {
  prospects: [
    {
      status: "new",
      ids: [{ sequence: 1, source: "Website", value: "led_01JD4ZK3T6" }],
      requestDate: "2026-11-20T10:32:05-06:00",
      vehicles: [
        {
          interest: "test-drive",
          status: "used",
          ids: [{ sequence: 1, source: "Website", value: "JA4J4VA85PZ000001" }],
          year: 2023,
          make: "Mitsubishi",
          model: "Outlander",
          vin: "JA4J4VA85PZ000001",
          stock: "M10023A",
          trim: "SEL",
          doors: 4,
          bodyStyle: "SUV",
          transmission: "A",
          odometer: { value: 18422, status: "original", units: "mi" },
          condition: "Excellent",
          colorCombinations: [{ interiorColor: "Black", exteriorColor: "White Diamond", preference: 1 }],
          imageTag: {
            url: "https://www.example.com/a.jpg?w=1&h=2",
            width: 640,
            height: 360,
            altText: 'Left "front"',
          },
          price: { type: "asking", currency: "USD", value: "25890.00" },
          priceComments: "Includes documentary fee 245, thirty-day drive fee 10",
          options: [
            {
              name: "Tow package",
              manufacturerCode: "T4",
              stock: "T4-1",
              weighting: 65,
              price: { value: 499 },
            },
          ],
          finance: {
            method: "finance",
            amounts: [
              { type: "downpayment", currency: "USD", value: "2589.00" },
              { type: "monthly", limit: "maximum", currency: "USD", value: "425.00" },
            ],
            balance: { type: "residual", currency: "USD", value: 0 },
          },
          comments: "Certified pre-owned\nRequested time: 2026-11-23 14:30 America/Chicago",
        },
        {
          interest: "trade-in",
          status: "used",
          year: 2014,
          make: "Honda",
          model: "CR-V",
          odometer: { value: 88210, units: "mi" },
        },
      ],
      customer: {
        contact: {
          names: [
            { part: "first", type: "individual", value: "José" },
            { part: "last", type: "individual", value: "O'Núñez & Sons" },
          ],
          email: { value: "jose@example.com", preferredContact: true },
          phones: [{ type: "voice", time: "day", value: "417-555-0142" }],
          address: {
            type: "home",
            streets: ["12 Example St", " ", "Rear building"],
            apartment: "4B",
            city: "Springfield",
            regionCode: "MO",
            postalCode: "65801",
            country: "US",
          },
        },
        ids: [{ source: "Website", value: "cst_1" }],
        timeframe: { description: "Within 1 month", earliestDate: "2026-11-23", latestDate: "2026-12-23" },
        comments: "<b>Is it still there?</b> 😀",
      },
      vendor: {
        ids: [{ sequence: 1, source: "Website", value: "north" }],
        name: "Larkspur Mitsubishi",
        url: "https://www.example.com/",
        contact: {
          primaryContact: true,
          names: [{ part: "full", value: "Grace Hopper" }],
          email: { value: "leads@example.com" },
          phones: [{ type: "voice", value: "417-555-0100" }],
        },
      },
      provider: {
        name: { part: "full", value: "Website - Test drive" },
        service: "Schedule test drive",
        url: "https://www.example.com/",
        email: { value: "web@example.com" },
        phone: { type: "voice", value: "417-555-0100" },
        contact: { names: [{ value: "Web desk", type: "business" }], phones: [{ value: "417-555-0101" }] },
      },
    },
  ],
};
