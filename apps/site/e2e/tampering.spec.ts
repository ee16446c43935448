import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { signToken } from "../src/server/tokens/signed-token.ts";
import { expect, test } from "./product/test.ts";
import { expectClear, type Sent, send } from "./shopper/expect-clear.ts";
import { leaksIn } from "./shopper/hidden-prices.ts";
import {
  TAMPERED_JSON,
  TAMPERED_PARTS,
  TAMPERED_TEXTS,
  tamperedSeals,
  UNDECODABLE,
} from "./shopper/tampered-values.ts";
import { cookieHeader, type TamperingSubject, tamperingSubject } from "./shopper/tampering-subject.ts";

const GROUP = "/api/v1/store-group/larkspur/website";

let subject: TamperingSubject;
test.beforeAll(async () => {
  subject = await tamperingSubject();
});

test("the price is hidden, and shown to an unlocked visitor", async () => {
  const { path, hidden, open } = subject;
  const cookie = cookieHeader(open);
  expect(leaksIn(await (await send(path)).text(), hidden)).toEqual([]);
  expect(leaksIn(await (await send(path, { cookie })).text(), hidden)).not.toEqual([]);
});

test("tampered terms, ZIP codes and vehicles in addresses", async () => {
  const { car, path } = subject;
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
    { statuses: [200], hidden: subject.hidden },
  );
});

test("tampered cookies are those of a stranger", async () => {
  const { car, path, open, waiting } = subject;
  const sealed = [...open, ...waiting].filter(([, value]) => value.length > 40);
  const names = [
    "visitor",
    "pending-unlock",
    "welcome",
    "sent",
    "form",
    "userSelectedStore",
    "allowCookies",
    "displayCookies",
    "consentRecord",
    "gpc",
    "experimentId",
    "_fbp",
    "_fbc",
  ];
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
    { statuses: [200], hidden: subject.hidden },
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
    await expectClear(forged.flatMap(requests), { statuses: [400], hidden: subject.hidden });
    // The link that ends a watch has no time.
    if (purpose !== "watch-stop")
      await expectClear(over.flatMap(requests), { statuses: [410], hidden: subject.hidden });
    await expectClear(
      TAMPERED_JSON.map((token): [string, Sent] => [api, { json: { token } }]),
      { statuses: [400], hidden: subject.hidden },
    );
  }
  const { forged, over } = tokensFor("my-details");
  const exports = (tokens: string[]) =>
    tokens.map((token): [string] => [`/api/v1/my-details/export?token=${encodeURIComponent(token)}`]);
  await expectClear(exports(forged), { statuses: [400], hidden: subject.hidden });
  await expectClear(exports(over), { statuses: [410], hidden: subject.hidden });
});
