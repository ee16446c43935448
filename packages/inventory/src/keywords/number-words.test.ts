import { expect, test } from "vitest";
import { spellNumbers } from "./number-words.ts";

test.each([
  ["under twenty five thousand", "under 25 thousand"],
  ["twenty-five grand", "25 grand"],
  ["ninety nine thousand", "99 thousand"],
  ["nineteen thousand", "19 thousand"],
  ["one owner", "one owner"],
  ["one row", "1 row"],
  ["siete pasajeros", "7 pasajeros"],
  ["tres filas", "3 filas"],
  ["treinta y cinco mil", "35 mil"],
  ["veintiun mil", "veintiun mil"],
  ["veinticinco mil", "25 mil"],
  ["veintinueve mil", "29 mil"],
  ["doce mil quinientos", "12500"],
  ["twelve thousand five hundred", "12500"],
  ["15 mil novecientos", "15900"],
  ["8 thousand and 5 hundred", "8500"],
  ["six cylinder", "6 cylinder"],
  ["bonedry thousand", "bonedry thousand"],
  ["seven thousandths", "seven thousandths"],
])("%s is %s", (text, digits) => {
  expect(spellNumbers(text)).toBe(digits);
});
