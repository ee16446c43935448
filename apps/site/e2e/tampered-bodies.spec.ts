import { productUrl, test } from "./product/test.ts";
import { expectClear, type Sent } from "./shopper/expect-clear.ts";
import { TAMPERED_JSON, TAMPERED_TEXTS, tamperedSeals } from "./shopper/tampered-values.ts";
import { cookieHeader, type TamperingSubject, tamperingSubject } from "./shopper/tampering-subject.ts";

const GROUP = "/api/v1/store-group/larkspur/website";

let subject: TamperingSubject;
test.beforeAll(async () => {
  subject = await tamperingSubject();
});

test("tampered codes and steps of the unlock and of the wizard", async () => {
  const cookie = cookieHeader(subject.waiting);
  const phone = "/api/customer/phoneValidation";
  const codes = [...TAMPERED_TEXTS, ...TAMPERED_JSON].flatMap((value): [string, Sent][] => [
    [phone, { cookie, json: { type: "code-verification", code: value } }],
    [phone, { json: { type: "code-verification", phone: value, code: "123456" } }],
    [phone, { cookie, json: { type: value, code: value, phone: value } }],
    [phone, { cookie, json: value }],
  ]);
  await expectClear(codes, { statuses: [422, 429], hidden: subject.hidden });
  const first = await fetch(`${productUrl()}/api/customer/termsStep`, {
    method: "POST",
    body: new URLSearchParams({ step: "1", down: "2500", months: "60" }),
    redirect: "manual",
  });
  const answers = new URL(first.headers.get("location") ?? "", productUrl()).searchParams.get("answers")!;
  const seals = [answers, ...subject.waiting.values()].flatMap(tamperedSeals);
  const posted = [...TAMPERED_TEXTS, ...seals].flatMap((value): [string, Sent][] => [
    ["/api/customer/termsStep", { form: { locale: "es", step: "4", answers: value } }],
    ["/api/customer/termsStep", { form: { locale: "es", step: value, down: value, months: value } }],
    [phone, { cookie, form: { locale: "es", type: "code-verification", code: value, next: value } }],
  ]);
  const pages = seals.map((seal): [string] => [`/es/my-terms?step=2&answers=${encodeURIComponent(seal)}`]);
  await expectClear([...posted, ...pages], { statuses: [200], hidden: subject.hidden });
  await expectClear(
    TAMPERED_TEXTS.map((value): [string] => [
      `/api/customer/unlockStep?page=${encodeURIComponent(`/${value}`)}`,
    ]),
    { statuses: [404], hidden: subject.hidden },
  );
  await expectClear(
    TAMPERED_TEXTS.map((value): [string] => [
      `/api/customer/messagePanel?page=${encodeURIComponent(`/contact-us?vin=${value}&terms=${value}`)}&from=${encodeURIComponent(value)}`,
    ]),
    // An address of another site or with a wrong character is refused; another vehicle's panel has none.
    { statuses: [200, 404], hidden: subject.hidden },
  );
});

test("tampered requests of the cards, of a store and of a payment", async () => {
  const { car, privateCar } = subject;
  const cards = [...TAMPERED_TEXTS, `${car.vin},x`, `${car.vin},`.repeat(67)].map((value): [string] => [
    `/api/customer/vehicleCards?vins=${encodeURIComponent(value)}&terms=${car.vin}`,
  ]);
  await expectClear(cards, { statuses: [422], hidden: subject.hidden });
  await expectClear(
    TAMPERED_TEXTS.map((value): [string] => [
      `/api/customer/vehicleCards?vins=${car.vin}&locale=${encodeURIComponent(value)}&terms=${encodeURIComponent(value)}`,
    ]),
    { statuses: [200], hidden: subject.hidden },
  );
  const stores = [...TAMPERED_TEXTS, ...TAMPERED_JSON].flatMap((store): [string, Sent][] => [
    ["/api/store", { json: { store } }],
    ["/api/store", { json: store }],
  ]);
  await expectClear(stores, { statuses: [422], hidden: subject.hidden });
  const estimates = `${GROUP}/payment-estimates`;
  const wrong = ["vin", "price", "cashDown", "tradeEquity", "creditScore", "months", "product"].flatMap(
    (name) =>
      [...TAMPERED_TEXTS, ...TAMPERED_JSON.filter((value) => typeof value !== "number")].map(
        (value): [string, Sent] => [estimates, { json: { vin: car.vin, [name]: value } }],
      ),
  );
  await expectClear(wrong, { statuses: [404, 422], hidden: subject.hidden });
  await expectClear(
    ["-1", "1e308", "0.001", "-0"].flatMap((number): [string, Sent][] =>
      ["cashDown", "tradeEquity", "creditScore", "months"].map((name) => [
        estimates,
        { text: `{"vin":"${car.vin}","${name}":${number}}` },
      ]),
    ),
    { statuses: [200, 422], hidden: subject.hidden },
  );
  await expectClear(
    ["", "{", "NaN", "[".repeat(5000), '{"vin":"\\ud800"}'].map((text): [string, Sent] => [
      estimates,
      { text },
    ]),
    { statuses: [400, 404, 422], hidden: subject.hidden },
  );
  await expectClear([[estimates, { json: { vin: privateCar.vin } }]], {
    statuses: [403, 404],
    hidden: subject.hidden,
  });
});
