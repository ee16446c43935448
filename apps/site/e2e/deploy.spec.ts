import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { samplePdf } from "@forecourt/leads/testing";
import { expect, test } from "@playwright/test";
import { ADMINISTRATOR, type DebianServers, EICAR, startDebianServers } from "./deploy/debian-servers.ts";
import { type Commands, readmeCommands } from "./deploy/readme-commands.ts";
import { type Shell, startShell } from "./deploy/shell.ts";
import { freePort } from "./product/free-port.ts";
import { type MailServer, startMailServer } from "./product/mail-server.ts";
import { openMailbox } from "./product/mailbox.ts";
import { untilDelivered } from "./product/queue.ts";
import { postLead, question } from "./shopper/post-lead.ts";

const ROOT = new URL("../../..", import.meta.url).pathname;

/** The ports of the README. The test takes free ones. */
const PORTS = ["3000", "3001", "3002", "3010"] as const;

const folder = mkdtempSync(join(tmpdir(), "forecourt-deployed-"));
const [config, dataDir] = [join(folder, "config"), join(folder, "data")];

let servers: DebianServers;
let mail: MailServer;
let shell: Shell;
let ports: Record<string, string>;
const commands = new Map<string, Commands>();

test.beforeAll(async () => {
  servers = await startDebianServers();
  mail = await startMailServer(join(folder, "mail"));
  ports = Object.fromEntries(await Promise.all(PORTS.map(async (port) => [port, String(await freePort())])));
  for (const part of readmeCommands(readFileSync(join(ROOT, "README.md"), "utf8"), "Deploy"))
    commands.set(part.heading, part);
  const env = {
    ...servers.env,
    ...ADMINISTRATOR,
    // A package manager that runs the tests sets it; commands take paths from there.
    INIT_CWD: undefined,
    PGPORT: servers.pgPort,
    POOLER: `127.0.0.1:${servers.poolerPort}`,
    OWNER_PASSWORD: "owner1",
    CONFIG: config,
    DATA_DIR: dataDir,
    BACKUP: join(folder, "backup"),
    SITE_URL: "https://www.larkspur.example",
    SMTP_URL: mail.url,
    WORKER_URL: "https://desk.larkspur.example",
    // The test sends more leads than one network may, and waits for none of these.
    LEAD_RATE_LIMIT: "0",
    PRERENDER_ON_START: "0",
    LOG_LEVEL: "warn",
  };
  shell = startShell(env, ROOT);
});

test.afterAll(async () => {
  await shell?.stop();
  await servers?.stop();
  await mail?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the README's commands under a heading, each once unless `again`. */
async function follow(heading: string, { again = false } = {}): Promise<void> {
  const part = commands.get(heading);
  if (!part) throw new Error(`the README has no commands under ${heading}`);
  if (!again) followed.add(heading);
  const text = part.text
    .replace(/\b30[01][0-2]\b/g, (port) => ports[port] ?? port)
    .replace("/run/clamav/clamd.ctl", servers.clamdSocket);
  await test.step(heading, () => shell.run(text));
}
const followed = new Set<string>();

const url = (port: (typeof PORTS)[number]) => `http://127.0.0.1:${ports[port]}`;
const mailbox = () => openMailbox(join(folder, "mail"));

async function applyWith(bytes: Uint8Array): Promise<Response> {
  const body = new FormData();
  body.set(
    "lead",
    JSON.stringify({ ...question("resume"), kind: "CAREERS", details: { position: "Technician" } }),
  );
  body.set("resume", new File([bytes as Uint8Array<ArrayBuffer>], "Mara.pdf"));
  return fetch(`${url("3000")}/api/v1/stores/north/website/leads`, { method: "POST", body });
}

/** Sends leads to both sites until `stop`, which resolves with the id of each mark. */
function keepPosting(): { stop: () => Promise<Map<string, string>> } {
  const accepted = new Map<string, string>();
  let posting = true;
  const lane = async (port: "3000" | "3010") => {
    for (let at = 0; posting; at += 1) {
      const mark = `upgrade-${port}-${at}`;
      accepted.set(mark, await postLead(url(port), question(mark)));
    }
  };
  const lanes = Promise.all([lane("3000"), lane("3010")]);
  return {
    async stop() {
      posting = false;
      await lanes;
      return accepted;
    },
  };
}

test("the README's commands deploy, back up, restore and upgrade a dealership", async () => {
  for (const heading of ["Build", "Database", "Keys", "Settings"]) await follow(heading);
  await servers.startPooler(join(config, "pgbouncer-users.txt"));
  await follow("First stock");
  await follow("Start");

  await test.step("both sites take leads, both workers deliver, resumes are scanned", async () => {
    const ids = [
      await postLead(url("3000"), question("first")),
      await postLead(url("3010"), question("second")),
    ];
    const found = [await mailbox().mailWith("mark:first"), await mailbox().mailWith("mark:second")];
    expect(found.map(({ leadId }) => leadId)).toEqual(ids);
    const infected = await applyWith(samplePdf({ text: EICAR }));
    expect(await infected.json()).toMatchObject({ errors: [{ code: "resume-infected" }] });
    expect((await applyWith(samplePdf())).status).toBe(202);
    await mailbox().mailWith("the virus scanner found nothing");
  });

  await test.step("no process can do another's work", async () => {
    const reads = (env: string) =>
      shell.run(
        `! psql "$(grep -h ^DATABASE_URL= "$CONFIG/${env}.env" | cut -d= -f2-)" -c "SELECT sealed FROM lead" 2>"$CONFIG/refusal"; grep -q "permission denied" "$CONFIG/refusal"`,
      );
    await reads("site");
    await reads("importer");
  });

  // Nobody delivers it before the loss.
  await shell.run('kill "$WORKER_1" "$WORKER_2"; wait "$WORKER_1" "$WORKER_2" || true');
  const kept = await postLead(url("3000"), question("restored"));
  await follow("Back up");

  await test.step("everything is lost", async () => {
    await shell.run(
      'kill "$SITE_1" "$SITE_2"; wait "$SITE_1" "$SITE_2" || true; rm -r "$CONFIG" "$DATA_DIR"',
    );
    await shell.run('psql -d postgres -c "DROP DATABASE forecourt WITH (FORCE)"');
    await shell.run(
      'for role in site worker importer; do psql -d postgres -c "DROP ROLE forecourt_$role"; done; psql -d postgres -c "DROP ROLE forecourt"',
    );
  });
  await follow("Restore");
  await follow("Start", { again: true });
  expect((await mailbox().mailWith("mark:restored")).leadId).toBe(kept);
  const { total } = (await (await fetch(`${url("3010")}/api/v1/stores/north/website/vehicles`)).json()) as {
    total: number;
  };
  expect(total).toBeGreaterThan(0);

  const posting = keepPosting();
  await follow("Upgrade");
  const accepted = await posting.stop();
  await untilDelivered(url("3001"));
  const delivered = new Map(
    (await mailbox().mails()).map(({ email, leadId }) => [
      /mark:([\w-]+)/.exec(email.text ?? "")?.[1],
      leadId,
    ]),
  );
  expect(accepted.size).toBeGreaterThan(0);
  for (const [mark, id] of accepted) expect(delivered.get(mark)).toBe(id);

  expect([...followed].sort()).toEqual([...commands.keys()].sort());
});
