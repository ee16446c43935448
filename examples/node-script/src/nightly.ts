/**
 * A dealership's nightly job that uses the packages without the site. It prices a feed, values a trade and books a test
 * drive. It decides what a visitor sees and delivers a lead as ADF. It exits with an error if a check fails.
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
