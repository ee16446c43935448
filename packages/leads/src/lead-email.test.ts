import { NAUGHTY_STRINGS, readXml } from "@forecourt/adf/testing";
import { describe, expect, it } from "vitest";
import type { AdfPayload } from "./adf-payload.ts";
import { emailAddress } from "./email-address.ts";
import { adfEmail, type LeadEmail, type PlannedEmail, textEmail } from "./lead-email.ts";
import { LEAD_KINDS } from "./lead-kinds.ts";
import { leadPayload, type TextPayload } from "./lead-payload.ts";
import type { LeadRoute } from "./route-lead.ts";
import type { StoredLead } from "./stored-lead.ts";
import { textsOf } from "./testing/mutation-run.ts";
import { dealership, route, sampleLead } from "./testing/sample-leads.ts";

const sent = (planned: PlannedEmail): LeadEmail => {
  if (!planned.ok) throw new Error(planned.errors[0].code);
  return planned.value;
};
const adf = (lead: StoredLead, own: Partial<LeadRoute> = {}, facts = dealership) => {
  const payload = leadPayload(lead, route({ ...own, type: "adf" }), facts) as AdfPayload;
  return adfEmail({ payload, lead, route: route(own), dealership: facts, from: "web@example.com" });
};
const text = (lead: StoredLead, own: Partial<LeadRoute> = {}, facts = dealership) => {
  const payload = leadPayload(lead, route({ ...own, type: "text" }), facts) as TextPayload;
  return textEmail({ payload, lead, route: route(own), dealership: facts, from: "web@example.com" });
};

describe("an ADF lead", () => {
  it("is one ASCII part with only the XML", () => {
    const lead = sampleLead("SCHEDULE_TEST_DRIVE");
    const email = sent(adf(lead));
    expect(email).toMatchObject({
      from: { address: "web@example.com", name: "Larkspur Mitsubishi" },
      to: { address: "crm@example.com" },
      replyTo: null,
      subject: "Website Lead - Larkspur Mitsubishi",
      charset: "us-ascii",
      messageId: `<${lead.id}@example.com>`,
      headers: { "X-Lead-Id": lead.id, "Auto-Submitted": "auto-generated" },
    });
    expect(
      email.text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<adf>'),
    ).toBe(true);
    expect(email.text.endsWith("</adf>\n")).toBe(true);
    expect(readXml(email.text).name).toBe("adf");
  });

  it("stays ASCII in any language", () => {
    for (const kind of LEAD_KINDS) {
      const lead = { ...sampleLead(kind), comments: "¿Todavía está? 😀" };
      expect(sent(adf(lead, {}, { ...dealership, name: "Señor Motors", staffLocale: "es" })).charset).toBe(
        "us-ascii",
      );
    }
  });

  it("is marked for a line-safe encoding if a line is long", () => {
    const lead = sampleLead("SCHEDULE_TEST_DRIVE");
    expect(sent(adf({ ...lead, comments: "a".repeat(500) })).transferEncoding).toBe("quoted-printable");
    const short = { ...lead, id: "led_1", vehicle: null };
    expect(sent(adf(short)).transferEncoding).toBe("7bit");
  });

  it("is not written with a time or a number that ADF cannot have", () => {
    const lead = sampleLead("SCHEDULE_TEST_DRIVE");
    const refused = { ok: false, errors: [{ path: ["lead"], code: "document.invalid", retryable: false }] };
    expect(adf({ ...lead, receivedAt: "2026-02-30T10:00:00Z" })).toEqual(refused);
    expect(adf({ ...lead, vehicle: { ...lead.vehicle!, mileage: Number.NaN } })).toEqual(refused);
  });

  it("has a message id per copy, the same for every attempt", () => {
    const lead = sampleLead("SERVICE");
    const ids = [0, 1, 0].map((copy) => sent(adf(lead, { copy })).messageId);
    expect(ids).toEqual([
      `<${lead.id}@example.com>`,
      `<${lead.id}.1@example.com>`,
      `<${lead.id}@example.com>`,
    ]);
  });
});

describe("a text lead", () => {
  it("has the shopper as Reply-To", () => {
    const email = sent(text(sampleLead("CONTACT_GENERAL"), { subject: "Larkspur Mitsubishi: question" }));
    expect(email.replyTo).toEqual({ address: "ada@example.com", name: "Ada Lovelace" });
    expect(email.subject).toBe("Larkspur Mitsubishi: question");
    expect(email.charset).toBe("us-ascii");
  });

  it("is UTF-8 with other characters", () => {
    const email = sent(text({ ...sampleLead("CONTACT_GENERAL"), comments: "¿Está?" }));
    expect([email.charset, email.transferEncoding]).toEqual(["utf-8", "quoted-printable"]);
  });
});

describe("addresses", () => {
  it("reject anything but exactly one mailbox", () => {
    const lead = sampleLead("SERVICE");
    for (const email of ["", "crm", "a@example.com, b@example.com", "a@example.com\r\nBcc: b@example.com"]) {
      expect(adf(lead, { email })).toEqual({
        ok: false,
        errors: [{ path: ["payload", "email"], code: "recipient.invalid", retryable: false }],
      });
    }
    const payload = leadPayload(lead, route(), dealership) as AdfPayload;
    expect(adfEmail({ payload, lead, route: route(), dealership, from: "x" })).toEqual({
      ok: false,
      errors: [{ path: ["from"], code: "sender.invalid", retryable: false }],
    });
    expect(sent(adfEmail({ payload, lead, route: route(), dealership, from: null })).from).toBeNull();
  });

  it("never contain a second address, a control character or a quote", () => {
    for (const name of textsOf(NAUGHTY_STRINGS)) {
      const address = emailAddress("ada@example.com", name);
      expect(address?.address).toBe("ada@example.com");
      expect(address?.name ?? "").not.toMatch(/[\p{Cc}\p{Surrogate}"<>,;:@\\]/u);
      expect(emailAddress(`ada@example.com${name}`)?.address ?? "ada@example.com").toMatch(/^[!-+\--~]+$/);
    }
  });
});

describe("headers", () => {
  it("are one line for any input and configuration", () => {
    for (const naughty of textsOf(NAUGHTY_STRINGS)) {
      const lead = sampleLead("CONTACT_GENERAL");
      const hostile = {
        ...lead,
        id: naughty,
        customer: { ...lead.customer, firstName: naughty, email: naughty },
      };
      const facts = { ...dealership, name: naughty, provider: { ...dealership.provider, url: naughty } };
      for (const email of [
        sent(adf(hostile, { subject: naughty }, facts)),
        sent(text(hostile, { subject: naughty }, facts)),
      ]) {
        const { text: _body, ...headers } = email;
        const lines = [
          headers.subject,
          headers.messageId,
          headers.from?.name ?? "",
          headers.replyTo?.name ?? "",
          headers.replyTo?.address ?? "",
          ...Object.values(headers.headers),
        ];
        for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Surrogate}\p{Zl}\p{Zp}]/u);
        expect(headers.messageId).toMatch(/^<[A-Za-z0-9_-]*@[A-Za-z0-9.-]+>$/);
      }
    }
  });
});
