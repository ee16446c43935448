import { ownNetwork } from "../product/network.ts";
import { codeFor, newPhone } from "../product/phone-code.ts";
import { productUrl } from "../product/test.ts";
import { cookieJar } from "./cookie-jar.ts";

/** Unlocks prices through the API; returns the `Cookie` header of the unlocked visitor. */
export async function unlockByApi(): Promise<string> {
  const phone = newPhone();
  const cookies = cookieJar();
  const post = async (path: string, body: unknown) => {
    const answer = await fetch(productUrl() + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookies.header(), ...ownNetwork() },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    cookies.keep(answer);
  };
  await post("/api/v1/stores/north/website/leads", {
    kind: "UNLOCK_PRICE",
    customer: { firstName: "Ines", lastName: "Okafor", email: "ines.okafor@example.com", phone },
  });
  await post("/api/customer/phoneValidation", {
    type: "code-verification",
    phone,
    code: await codeFor(phone),
  });
  return cookies.header();
}
