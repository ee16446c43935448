import { strict as assert } from "node:assert";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { buildAdf, checkAdf } from "@forecourt/adf";
import { readAdf } from "@forecourt/adf/read";
import { createEmailClient } from "@forecourt/api-clients/email";
import { formatPhone } from "@forecourt/contact-details";
import type { Vehicle } from "@forecourt/inventory";
import {
  adfDocument,
  leadPayload,
  newOrResend,
  parseLead,
  routeLead,
  stockVehicleSnapshot,
  storedLead,
} from "@forecourt/leads";

const desk = { email: "web@bayside.example", phone: "4175550101" };
const dealership = {
  name: "Bayside Motors",
  timeZone: "America/Los_Angeles",
  generalManager: { fullName: "Grace Hopper", ...desk },
  provider: { service: "Website leads", url: "https://bayside.example/", ...desk },
};
const routing = { default: { type: "adf", recipients: [{ email: "crm@bayside.example" }] } } as const;

/** Takes a form, routes it, hands it to an email API, and compares the copies. */
export async function deliverALead(vehicle: Vehicle, appointment: string, now: Date) {
  const parsed = parseLead({
    kind: "CONTACT_PURCHASE",
    customer: { firstName: "Ana", lastName: "Ruiz", email: "ana@example.com", phone: "(417) 555-0123" },
    comments: `Is it still there? I come on ${appointment}. ¡Gracias!`,
    vehicle: { vin: vehicle.vin },
  });
  assert.ok(parsed.ok);
  console.log(`lead: ${parsed.lead.kind} from ${formatPhone(parsed.lead.customer.phone, "general")}`);
  const lead = storedLead(parsed.lead, {
    id: "led_1",
    storeId: "bayside",
    status: newOrResend({ hasSentLead: false }),
    receivedAt: now.toISOString(),
    stockVehicle: stockVehicleSnapshot(vehicle, null),
    consent: null,
  });
  const [route] = routeLead(lead.kind, routing, { storeId: "bayside", production: true });
  assert.ok(route);
  const payload = leadPayload(lead, route, dealership);
  assert.equal(payload.type, "adf");

  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push(JSON.parse(await text(request)));
    response.end();
  }).listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const client = createEmailClient({ baseUrl: `http://localhost:${port}` });
  const sent = await client.send(payload, { idempotencyKey: lead.id });
  server.close();
  assert.ok(sent.ok);
  assert.deepEqual(received, [JSON.parse(JSON.stringify(payload))]);

  const document = adfDocument({ payload, lead, dealership });
  assert.deepEqual(checkAdf(document), []);
  const build = buildAdf(document);
  assert.ok(build.ok);
  const reading = readAdf(build.value);
  assert.ok(reading.ok);
  assert.equal(reading.value.document.prospects[0]?.vehicles[0]?.vin, vehicle.vin);
  console.log("lead: delivered, and a CRM reads the same");
}
