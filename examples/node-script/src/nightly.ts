/**
 * What a dealership's own job does with the packages, without the site: prices the lot from a feed, values a trade,
 * books a test drive, decides what a visitor sees, and delivers a lead as ADF. Ends with an error when anything is off.
 */
import { bookATestDrive } from "./book-a-test-drive.ts";
import { decideForAVisitor } from "./decide-for-a-visitor.ts";
import { deliverALead } from "./deliver-a-lead.ts";
import { priceTheLot } from "./price-the-lot.ts";
import { valueATrade } from "./value-a-trade.ts";

const now = new Date("2026-11-20T18:00:00Z");
const timeZone = "America/Los_Angeles";

const vehicle = await priceTheLot(now, timeZone);
await valueATrade(now, timeZone);
const appointment = bookATestDrive(now, timeZone);
await decideForAVisitor(now);
await deliverALead(vehicle, appointment, now);
