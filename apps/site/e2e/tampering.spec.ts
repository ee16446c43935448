import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signToken } from "../src/server/tokens/signed-token.ts";
import { ownNetwork } from "./product/network.ts";
import { newPhone } from "./product/phone-code.ts";
import { expect, productUrl, test } from "./product/test.ts";
import { cookieJar } from "./shopper/cookie-jar.ts";
import { type ApiVehicle, allVehicles, hiddenNumbers, leaksIn } from "./shopper/hidden-prices.ts";
import { TAMPERED_JSON, TAMPERED_TEXTS, tamperedSeals } from "./shopper/tampered-values.ts";
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
        expect(message ?? errors?.[0]?.message, what).toMatch(/\w{3}.*\./);
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
  const pages = TAMPERED_TEXTS.map(encodeURIComponent).flatMap((text) =>
    ["", "/es"].flatMap((locale) => [
      `${locale}/cars-for-sale?terms=${text}`,
      `${locale}/cars-for-sale?terms=1&terms=${text}`,
      `${locale}${path}?terms=${text}`,
      `${locale}/compare?vehicles=${car.vin}&terms=${text}`,
      `${locale}/compare?vehicles=${text}`,
      `${locale}/out-the-door/${car.vin}?terms=${text}&zip=65803`,
      `${locale}/out-the-door/${car.vin}?zip=${text}`,
      `${locale}/contact-us?about=purchase&vin=${car.vin}&terms=${text}`,
      `${locale}/my-terms?vin=${car.vin}&step=6&terms=${text}`,
      `${locale}/my-terms?vin=${car.vin}&step=4&answers=${text}`,
      `${locale}/my-terms?vin=${text}&step=${text}`,
      `${locale}/unlock?vin=${text}&next=${text}`,
    ]),
  );
  await expectClear(
    pages.map((page) => [page]),
    [200],
  );
});

test("tampered cookies are those of a stranger", async () => {
  const names = new Set([...open.keys(), ...waiting.keys(), "welcome", "sent", "form"]);
  const seals = [...open.values(), ...waiting.values()].filter((value) => value.length > 40);
  const values = [...TAMPERED_TEXTS.map(encodeURIComponent), ...seals.flatMap(tamperedSeals)];
  const cookies = [
    ...[...names].flatMap((name) => values.map((value) => `${name}=${value}`)),
    ...["userSelectedStore", "allowCookies"].flatMap((name) =>
      TAMPERED_TEXTS.map(encodeURIComponent).map((value) => `${name}=${value}`),
    ),
    // A seal is valid in its own cookie alone.
    ...[...waiting.values()].map((value) => `visitor=${value}`),
    ...[...open.values()].map((value) => `pending-unlock=${value}; welcome=${value}; form=${value}`),
    "%E0%A4%A=1; visitor; =; ;;",
  ];
  const pages = [path, `/es/unlock/verify?vin=${car.vin}`, "/es/my-details", `${GROUP}/vehicles/${car.vin}`];
  await expectClear(
    cookies.flatMap((cookie) => pages.map((page): [string, Sent] => [page, { cookie }])),
    [200],
  );
  await expectClear(
    cookies.map((cookie): [string, Sent] => ["/api/visitor", { cookie }]),
    [200],
  );
});
