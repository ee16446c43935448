import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signToken } from "../src/server/tokens/signed-token.ts";
import { ownNetwork } from "./product/network.ts";
import { newPhone } from "./product/phone-code.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { cookieJar } from "./shopper/cookie-jar.ts";
import { type ApiVehicle, allVehicles, hiddenNumbers, leaksIn } from "./shopper/hidden-prices.ts";
import {
  TAMPERED_JSON,
  TAMPERED_PARTS,
  TAMPERED_TEXTS,
  tamperedSeals,
  UNDECODABLE,
} from "./shopper/tampered-values.ts";
import { unlockByApi } from "./shopper/unlock-by-api.ts";

const GROUP = "/api/v1/store-group/larkspur/website";

let hidden: Map<string, Set<string>>;
let car: ApiVehicle;
let privateCar: ApiVehicle;
let path: string;
/** The cookies of an unlocked visitor, and of one who waits for a code. */
let open: Map<string, string>;
let waiting: Map<string, string>;

const cookiesIn = (header: string) =>
  new Map(header.split("; ").map((pair) => pair.split(/=(.*)/s).slice(0, 2) as [string, string]));

test.beforeAll(async () => {
  const unlocked = await unlockByApi();
  open = cookiesIn(unlocked);
  const locked = await allVehicles("");
  const all = await allVehicles(unlocked);
  car = locked.find((one) => one.priceLocked && one.condition === "new" && one.status === "available")!;
  privateCar = all.find(({ vin }) => !locked.some((one) => one.vin === vin)) ?? car;
  path = new URL(car.url).pathname;
  const numbers = hiddenNumbers(locked, all, new Set());
  hidden = new Map([[car.vin, numbers.get(car.vin)!]]);
  const jar = cookieJar();
  jar.keep(
    await send(`/api/v1/stores/north/website/leads`, {
      json: { kind: "UNLOCK_PRICE", customer: customer() },
    }),
  );
  waiting = cookiesIn(jar.header());
});

const customer = () => ({
  firstName: "Tam",
  lastName: "Perrin",
  email: "tam.perrin@example.com",
  phone: newPhone(),
});

type Sent = { cookie?: string; json?: unknown; form?: Record<string, string>; text?: string };

function send(address: string, { cookie, json, form, text }: Sent = {}): Promise<Response> {
  const headers = new Headers({ ...ownNetwork(), ...(cookie && { Cookie: cookie }) });
  const body = form ? new URLSearchParams(form) : json === undefined ? text : JSON.stringify(json);
  if (body !== undefined && !form) headers.set("Content-Type", "application/json");
  return fetch(productUrl() + address, body === undefined ? { headers } : { method: "POST", headers, body });
}

/**
 * Sends requests and follows redirects. Each must have an answer with one of the statuses that a person can read in the
 * page's language and that has no locked price.
 */
async function expectClear(requests: readonly [address: string, sent?: Sent][], statuses: number[]) {
  const queue = [...requests];
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [address, sent] = next;
      const answer = await send(address, sent);
      const text = await answer.text();
      const what = `${address.slice(0, 200)} ${JSON.stringify(sent ?? {}).slice(0, 300)}`;
      expect(statuses, `${what}: ${answer.status}`).toContain(answer.status);
      const isSpanish = address.startsWith("/es") || sent?.form?.["locale"] === "es";
      if (answer.headers.get("content-type")?.startsWith("text/html")) {
        expect(text, what).toMatch(isSpanish ? /<html[^>]* lang="es"/ : /<html[^>]* lang="en"/);
        expect(text, what).toMatch(/<h1[^>]*>[^<]*\w/);
      } else if (answer.status >= 400) {
        const { errors, message } = JSON.parse(text) as { errors?: { message: string }[]; message?: string };
        expect(message ?? errors?.[0]?.message, what).toMatch(/\w+ \w+/);
      }
      expect(answer.headers.getSetCookie().join(), what).not.toContain("stolen");
      expect(leaksIn(text, hidden), what).toEqual([]);
    }
  };
  await Promise.all(Array.from({ length: 8 }, lane));
}

test("the price is hidden, and shown to an unlocked visitor", async () => {
  const cookie = [...open].map((pair) => pair.join("=")).join("; ");
  expect(leaksIn(await (await send(path)).text(), hidden)).toEqual([]);
  expect(leaksIn(await (await send(path, { cookie })).text(), hidden)).not.toEqual([]);
});

test("tampered terms, ZIP codes and vehicles in addresses", async () => {
  const pages = TAMPERED_PARTS.flatMap((text) => [
    ...["", "/es"].flatMap((locale) => [
      `${locale}/cars-for-sale?terms=${text}`,
      `${locale}${path}?terms=1&terms=${text}`,
      `${locale}/compare?vehicles=${car.vin},${text}&terms=${text}`,
      `${locale}/out-the-door/${car.vin}?terms=${text}&zip=${text}`,
      `${locale}/contact-us?about=purchase&vin=${car.vin}&terms=${text}`,
      `${locale}/unlock?vin=${text}&next=${text}`,
    ]),
    `/es/my-terms?vin=${car.vin}&step=6&terms=${text}`,
    `/es/my-terms?vin=${text}&step=4&answers=${text}`,
  ]);
  await expectClear(
    pages.map((page) => [page]),
    [200],
  );
});

test("tampered cookies are those of a stranger", async () => {
  const sealed = [...open, ...waiting].filter(([, value]) => value.length > 40);
  const names = ["visitor", "pending-unlock", "welcome", "sent", "form", "userSelectedStore", "allowCookies"];
  const cookies = [
    ...names.flatMap((name) => [...TAMPERED_PARTS, UNDECODABLE].map((value) => `${name}=${value}`)),
    ...sealed.flatMap(([name, value]) => tamperedSeals(value).map((other) => `${name}=${other}`)),
    // A seal is valid in its own cookie alone.
    ...[...waiting.values()].map((value) => `visitor=${value}`),
    ...[...open.values()].map((value) => `pending-unlock=${value}; welcome=${value}; form=${value}`),
    "%E0%A4%A=1; visitor; =; ;;",
  ];
  const pages = [path, `/es/unlock/verify?vin=${car.vin}`, `${GROUP}/vehicles/${car.vin}`, "/api/visitor"];
  await expectClear(
    cookies.flatMap((cookie) => pages.map((page): [string, Sent] => [page, { cookie }])),
    [200],
  );
});

/** Links of emails: signed with another key, for another purpose, over, of nothing, and changed. */
function tokensFor(purpose: Parameters<typeof signToken>[0]): Record<"forged" | "over", string[]> {
  const secret = readFileSync(join(process.env["PRODUCT_DATA"] ?? "", "keys/site-secret"), "utf8").trim();
  const id = randomUUID();
  const expiresAt = new Date(Date.now() + 60_000);
  const valid = signToken(purpose, id, { secret, expiresAt });
  const others = (["watch-confirm", "watch-stop", "my-details"] as const).filter(
    (other) => other !== purpose,
  );
  return {
    forged: [
      ...TAMPERED_TEXTS,
      ...tamperedSeals(valid),
      signToken(purpose, id, { secret: "another", expiresAt }),
      ...others.map((other) => signToken(other, id, { secret, expiresAt })),
      valid.replace(/\.\w+\./, ".0."),
    ],
    over: [signToken(purpose, id, { secret, expiresAt: new Date(Date.now() - 60_000) })],
  };
}

test("tampered links of emails", async () => {
  const links = [
    ["/watch/confirm", "/api/v1/watches/confirm", "watch-confirm"],
    ["/watch/stop", "/api/v1/watches/unsubscribe", "watch-stop"],
    ["/my-details/proof", "/api/v1/my-details/delete", "my-details"],
  ] as const;
  for (const [page, api, purpose] of links) {
    const { forged, over } = tokensFor(purpose);
    const requests = (token: string): [string, Sent?][] => [
      [`/es${page}?token=${encodeURIComponent(token)}`],
      [api, { json: { token } }],
      [`${api}?token=${encodeURIComponent(token)}`, { json: {} }],
      [api, { form: { token, locale: "es" } }],
    ];
    await expectClear(forged.flatMap(requests), [400]);
    // The link that ends a watch has no time.
    if (purpose !== "watch-stop") await expectClear(over.flatMap(requests), [410]);
    await expectClear(
      TAMPERED_JSON.map((token): [string, Sent] => [api, { json: { token } }]),
      [400],
    );
  }
  const { forged, over } = tokensFor("my-details");
  const exports = (tokens: string[]) =>
    tokens.map((token): [string] => [`/api/v1/my-details/export?token=${encodeURIComponent(token)}`]);
  await expectClear(exports(forged), [400]);
  await expectClear(exports(over), [410]);
});

test("tampered codes and steps of the unlock and of the wizard", async () => {
  const cookie = [...waiting].map((pair) => pair.join("=")).join("; ");
  const phone = "/api/customer/phoneValidation";
  const codes = [...TAMPERED_TEXTS, ...TAMPERED_JSON].flatMap((value): [string, Sent][] => [
    [phone, { cookie, json: { type: "code-verification", code: value } }],
    [phone, { json: { type: "code-verification", phone: value, code: "123456" } }],
    [phone, { cookie, json: { type: value, code: value, phone: value } }],
    [phone, { cookie, json: value }],
  ]);
  await expectClear(codes, [422, 429]);
  const seals = [...waiting.values()].flatMap(tamperedSeals);
  const posted = [...TAMPERED_TEXTS, ...seals].flatMap((value): [string, Sent][] => [
    ["/api/customer/termsStep", { form: { locale: "es", step: "4", answers: value } }],
    ["/api/customer/termsStep", { form: { locale: "es", step: value, down: value, months: value } }],
    [phone, { cookie, form: { locale: "es", type: "code-verification", code: value, next: value } }],
  ]);
  await expectClear(posted, [200]);
  await expectClear(
    TAMPERED_TEXTS.map((value): [string] => [
      `/api/customer/unlockStep?page=${encodeURIComponent(`/${value}`)}`,
    ]),
    [404],
  );
});

test("tampered requests of the cards, of a store and of a payment", async () => {
  const cards = [...TAMPERED_TEXTS, `${car.vin},${"x"}`, `${car.vin},`.repeat(67)].map((value): [string] => [
    `/api/customer/vehicleCards?vins=${encodeURIComponent(value)}&terms=${car.vin}`,
  ]);
  await expectClear(cards, [422]);
  await expectClear(
    TAMPERED_TEXTS.map((value): [string] => [
      `/api/customer/vehicleCards?vins=${car.vin}&locale=${encodeURIComponent(value)}&terms=${encodeURIComponent(value)}`,
    ]),
    [200],
  );
  const stores = [...TAMPERED_TEXTS, ...TAMPERED_JSON].flatMap((store): [string, Sent][] => [
    ["/api/store", { json: { store } }],
    ["/api/store", { json: store }],
  ]);
  await expectClear(stores, [422]);
  const estimates = `${GROUP}/payment-estimates`;
  const wrong = ["vin", "price", "cashDown", "tradeEquity", "creditScore", "months", "product"].flatMap(
    (name) =>
      [...TAMPERED_TEXTS, ...TAMPERED_JSON.filter((value) => typeof value !== "number")].map(
        (value): [string, Sent] => [estimates, { json: { vin: car.vin, [name]: value } }],
      ),
  );
  await expectClear(wrong, [404, 422]);
  await expectClear(
    [
      ...["-1", "1e308", "0.001", "-0"].flatMap((number): [string, Sent][] =>
        ["cashDown", "tradeEquity", "creditScore", "months"].map((name) => [
          estimates,
          { text: `{"vin":"${car.vin}","${name}":${number}}` },
        ]),
      ),
    ],
    [200, 422],
  );
  await expectClear(
    ["", "{", "NaN", "[".repeat(5000), '{"vin":"\\ud800"}'].map((text): [string, Sent] => [
      estimates,
      { text },
    ]),
    [400, 404, 422],
  );
  await expectClear([[estimates, { json: { vin: privateCar.vin } }]], [403, 404]);
});
