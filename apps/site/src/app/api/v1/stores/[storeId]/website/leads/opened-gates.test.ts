import { exampleVehicle } from "@forecourt/inventory/testing";
import { afterEach, describe, expect, it } from "vitest";
import { POST as confirmPhone } from "#app/api/customer/phoneValidation/route.ts";
import { openSentLeads } from "#server/cookies/sent-leads.ts";
import { openVisitor } from "#server/cookies/visitor-cookie.ts";
import { settingsFor } from "#server/settings/dealership.ts";
import {
  cookiesOf,
  formRequest,
  jsonRequest,
  LEAD_SITE_SECRET,
  useLeadSite,
} from "#testing/use-lead-site.ts";
import { POST } from "./route.ts";

const site = useLeadSite([exampleVehicle()]);
const PATH = "/api/v1/stores/north/website/leads";
const customer = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "(417) 555-0123" };
const EVERY_GATE = ["inventory", "price", "offers"];

const send = (request: Request) => POST(request, { params: Promise.resolve({ storeId: "north" }) });
const message = (more: object = {}, cookies: readonly string[] = []) =>
  jsonRequest(PATH, { kind: "CONTACT_GENERAL", customer, comments: "Hello", ...more }, { cookies });
const cookieNamed = (response: Response, name: string) =>
  cookiesOf(response)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
const isOpen = async (response: Response) => {
  const { profile } = await openVisitor(cookieNamed(response, "visitor"), LEAD_SITE_SECRET);
  return profile.unlockPrice !== null;
};
const told = async (response: Response) =>
  (await openSentLeads(cookieNamed(response, "sent"), LEAD_SITE_SECRET))[0]?.unlock;

const { unlock } = settingsFor("north");
const byDefault = unlock.verifyPhone;
afterEach(() => {
  unlock.verifyPhone = byDefault;
});

describe("a form that is no unlock, with verifyPhone unlock-forms", () => {
  it("opens the gates at once, and says which", async () => {
    expect(byDefault).toBe("unlock-forms");
    const response = await send(message());
    expect(await response.clone().json()).toMatchObject({ opened: EVERY_GATE });
    expect(await isOpen(response)).toBe(true);
    expect(await told(response)).toEqual({ step: "granted", affected: EVERY_GATE });
  });

  it("says nothing when it opened nothing", async () => {
    const first = await send(message());
    const second = await send(message({ comments: "More" }, cookiesOf(first)));
    expect(await second.clone().json()).toEqual({ leadId: expect.any(String), firstContact: true });
    expect(await told(second)).toBeUndefined();
    const { phone: _, ...rest } = customer;
    const incomplete = await send(message({ customer: rest }));
    expect(await incomplete.clone().json()).not.toHaveProperty("opened");
    expect(await told(incomplete)).toBeUndefined();
  });
});

describe("a form that is no unlock, with verifyPhone every-form", () => {
  it("waits for the code, which opens the gates, and says so", async () => {
    unlock.verifyPhone = "every-form";
    const response = await send(message());
    const answer = await response.clone().json();
    expect(answer).toMatchObject({ unlock: "code-sent" });
    expect(answer).not.toHaveProperty("opened");
    expect(await isOpen(response)).toBe(false);
    expect(await told(response)).toEqual({ step: "code-sent", affected: EVERY_GATE });
    const { codes, leads } = await site.opened();
    expect(leads).toHaveLength(1);
    const code = { type: "code-verification", code: codes[0]!.code };
    const confirmed = await confirmPhone(
      jsonRequest("/api/customer/phoneValidation", code, { cookies: cookiesOf(response) }),
    );
    expect(await isOpen(confirmed)).toBe(true);
  });

  it("goes on to its own confirmation without scripts", async () => {
    unlock.verifyPhone = "every-form";
    const values = { kind: "CONTACT_GENERAL", ...customer, message: "Hello" };
    const response = await send(formRequest(PATH, values));
    expect(response.headers.get("location")).toBe("/contact-us/sent");
    expect((await told(response))?.step).toBe("code-sent");
  });
});
