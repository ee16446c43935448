import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["suvs that aren't black", "suvs that not black"],
  ["anything but a minivan", "not a minivan"],
  ["everything other than ford", "everything not ford"],
  ["todo menos rojo", "not rojo"],
  ["sedan nada de electricos", "sedan not electricos"],
  ["'18 camry", "2018 camry"],
  ["’98 accord", "1998 accord"],
  ["6'2 tall", "62 tall"],
  ["captain's chairs", "captains chairs"],
  ["max price of 16k", "max 16k"],
  ["precio de 10 mil", "10 mil"],
  ["priceless", "priceless"],
  ["menos d 60mil", "menos de 60mil"],
  ["suv w/ leather", "suv with leather"],
  ["stock no. p1", "stock. p1"],
  ["mercedes clase c", "mercedes c class"],
  ["bmw serie 3", "bmw 3 series"],
  ["gran cherokee", "grand cherokee"],
  ["gran carro bonito", "gran carro bonito"],
  ["gran oferta", "gran oferta"],
])("%s is %s", (text, plain) => {
  expect(plainText(text)).toBe(plain);
});
