import { describe, expect, test } from "vitest";
import { phrases } from "../testing/phrases.ts";
import { sampleOffer } from "../testing/sample-offer.ts";
import { lintWording } from "./lint-wording.ts";

const lint = (description: string, disclaimer = "") =>
  lintWording(sampleOffer({ name: "New Outlander", badge: null, description, disclaimer })).map(
    ({ code, field, evidence }) => [code, field, evidence],
  );

describe("unfilled placeholders", () => {
  test.each([
    ["{endDate}", "{endDate}"],
    ["{}", "{}"],
    ["$XXX off", "XXX"],
    ["$xx off", "xx"],
    ["Only [price]", "[price]"],
    ["%MODEL% cash", "%MODEL%"],
    ["%model_name% cash", "%model_name%"],
    ["Lorem ipsum", "Lorem ipsum"],
    ["lorem Ipsum", "lorem Ipsum"],
    ["Price TBD", "TBD"],
    ["TODO price", "TODO"],
  ])("%j", (description, evidence) => {
    expect(lint(description)).toEqual([["offer.unfilled-placeholder", "description", evidence]]);
  });

  test("several in one text are reported", () => {
    expect(lint("{a} and {b}")).toHaveLength(2);
  });

  test.each(["Todo nuevo", "[1] See store", "10% off, 20% off", "X5 and AXXESS", "XXL floor mats", "X"])(
    "%j is none",
    (description) => {
      expect(lint(description)).toEqual([]);
    },
  );

  test("reports unknown placeholders in the disclaimer, not {startDate} and {endDate}", () => {
    expect(lint("", "From {startDate} to {endDate} at {store}.")).toEqual([
      ["offer.unfilled-placeholder", "disclaimer", "{store}"],
    ]);
  });
});

describe("fees excluded from the price", () => {
  test.each(
    phrases(`
      plus documentary fee|excludes tax and dealer fees|Destination charge is extra
      más cargos por documentación|Destination not included|plus $499 doc fee
      excluding dealer fee|not include documentation charge|before dealer fees|+ dealer prep
      plus delivery and handling|Freight is additional|no incluye cargos del concesionario
      más cargos de destino|destino no incluido|sin incluir tarifa de documentación
      plus a $299 filing fee and dealer fee|not including $895 destination|dealer fees are extra
      Dealer fee of $799 not included|Plus tax, title, and $599 dealer service fee
      cargos de destino aparte|no se incluye el destino|plus processing fee|plus freight
      plus reconditioning fee|plus administrative fee|plus preparation charge
      excludes dealer-installed accessories|exclude a $599 admin fee
      plus destination and handling fee|plus thirty-day drive fee
    `),
  )("%s", (evidence) => {
    expect(lint(`$24,995 ${evidence}`).map(([code]) => code)).toEqual(["offer.excludes-fees"]);
  });

  test("quotes the words that exclude it", () => {
    expect(lint("$24,995 plus $499 documentation fee.")).toEqual([
      ["offer.excludes-fees", "description", "plus $499 documentation fee"],
    ]);
  });

  test.each(
    phrases(`
      plus tax, title and registration|Destination included
      Price includes destination and dealer fees|No dealer fees|plus tax and no dealer fees
      Plus tax. Doc fee included|excludes tax and title; includes $225 doc fee
      Free delivery plus a full tank|More than a destination|Plus, we deliver to your destination
      plus free delivery to your destination|Incluye gastos de destino
      más kilómetros, incluidos los gastos de destino|sin cargos del concesionario
      Optional dealer-installed accessories are extra
      excludes optional dealer-installed accessories|Before the holidays: no dealer fee
    `),
  )("%s excludes none", (description) => {
    expect(lint(description)).toEqual([]);
  });
});
