import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { promisify } from "node:util";
import { ownNetwork } from "./product/network.ts";
import { expect, test } from "./product/test.ts";
import { allVehicles } from "./shopper/hidden-prices.ts";
import { freeDrives } from "./shopper/post-appointment.ts";

const APPOINTMENTS = new URL("../../lead-worker/src/appointments-cli.ts", import.meta.url).pathname;
const NOTE = "Estará al frente y con el aire puesto.";

test.use({ extraHTTPHeaders: ownNetwork(), contextOptions: { reducedMotion: "reduce" } });

/** Runs `pnpm appointments` beside the running product. */
async function appointments(...args: string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: process.env["PRODUCT_DATA"] };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [APPOINTMENTS, ...args], { env });
  return stdout + stderr;
}

test("a member of staff confirms a test drive: its page and an email say so", async ({
  page,
  request,
  baseURL,
  mailbox,
}) => {
  const email = `jordan.${randomUUID()}@example.com`;
  const car = (await allVehicles("", "status=available&stores=north")).findLast(
    ({ status, visibility }) => status === "available" && visibility === "public",
  )!;
  const start = (await freeDrives(baseURL!, car.vin)).at(-1);
  const booked = await request.post("/api/v1/stores/north/website/appointments", {
    headers: { "idempotency-key": randomUUID() },
    data: {
      ...{ kind: "test-drive", locale: "es", start, vehicle: { vin: car.vin } },
      customer: { firstName: "Jordan", lastName: "Ellis", email, phone: "4175550188" },
    },
  });
  expect(booked.status()).toBe(201);
  const { appointmentId, manageUrl } = (await booked.json()) as { appointmentId: string; manageUrl: string };
  await page.goto(manageUrl);
  await expect(page.getByText("Reservada", { exact: true })).toBeVisible();

  const says = await appointments("confirm", appointmentId, "--by", "dana-morales", "--note", NOTE);
  expect(says).toContain("confirmed by Dana Morales");

  await page.reload();
  await expect(page.getByText("Confirmada por Dana", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dana la confirmó" })).toBeVisible();
  await expect(page.getByText(`“${NOTE}”`)).toBeVisible();
  const { email: mail } = await mailbox.mailTo(email, /^Dana confirmó su cita/);
  expect(mail.text).toContain(`“${NOTE}”`);
  expect(mail.html).toContain(NOTE);
  expect(mail.text).toContain(manageUrl);
});
