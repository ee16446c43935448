import { chooseApplicationTransport } from "./applications/choose-application-transport.ts";
import { lenderFolder } from "./applications/file-application-transport.ts";
import { prepareApplication } from "./applications/prepare-application.ts";
import { chooseCodeTransport } from "./codes/choose-code-transport.ts";
import { prepareCode } from "./codes/prepare-code.ts";
import { monitorDatabase } from "./database-monitor.ts";
import type { WorkerDealership } from "./dealership.ts";
import { prepareLead } from "./delivery/prepare-lead.ts";
import type { PrepareDelivery } from "./delivery/prepared-message.ts";
import { type DeliveryOptions, startDeliveries } from "./delivery/start-deliveries.ts";
import { chooseMailTransport } from "./emails/choose-mail-transport.ts";
import { prepareEmail } from "./emails/prepare-email.ts";
import type { WorkerEnv } from "./env.ts";
import { currentDefinitions } from "./http/experiments/current-definitions.ts";
import { createMetrics } from "./http/metrics.ts";
import { serve } from "./http/serve.ts";
import { workerApp } from "./http/worker-app.ts";
import { loadWorkerKeys } from "./load-worker-keys.ts";
import type { Log } from "./log.ts";
import { openWorkerDatabase } from "./open-worker-database.ts";
import { choosePixelTransport } from "./pixel-events/choose-pixel-transport.ts";
import { preparePixelEvent } from "./pixel-events/prepare-pixel-event.ts";
import { publishKeys, publishKeysRegularly } from "./publish-keys-regularly.ts";
import { termsLinks } from "./terms/terms-link.ts";
import { chooseTransport } from "./transports/choose-transport.ts";
import { mailFolder } from "./transports/mail-folder.ts";
import { endDrivesRegularly } from "./visits/end-drives-regularly.ts";
import { createWatchChecker } from "./watches/check-due-watches.ts";
import { checkWatchesRegularly } from "./watches/check-watches-regularly.ts";
import { wipeExpiredRegularly } from "./wipe-expired-regularly.ts";

export type Worker = { port: number; stop: () => Promise<void> };

/** Running deliveries may finish within this time after a stop. */
const GRACE_MS = 10_000;
/** One connection per running delivery, and some for claims, health and retention. */
const CONNECTIONS = 16;
/** Events for the ad network are many and less urgent than leads. */
const EVENTS_AT_ONCE = 4;

/** A start during a restart of the database waits for it. */
const DATABASE_PATIENCE_MS = 8_000;

type Pace = Pick<DeliveryOptions, "concurrency" | "pollMs" | "leaseSeconds">;

/**
 * Starts a worker: deliveries, watches, test drives of sold vehicles, retention, health, metrics and inbox.
 *
 * @throws WorkerSettingsError when settings contradict each other
 * @throws WrongSecretError when a key is missing or cannot be read
 * @throws when the port is taken, or the database cannot be used
 */
export async function startWorker(
  env: WorkerEnv,
  { dealership, log, pace = {} }: { dealership: WorkerDealership; log: Log; pace?: Pace },
): Promise<Worker> {
  for (const { code, subject } of dealership.startUpProblems(env.SITE_URL)) {
    log.warn({ problems: [code, subject] }, "Not ready for a public address.");
  }
  const keyPairs = await loadWorkerKeys(env);
  const transport = chooseTransport(env);
  const codes = chooseCodeTransport(env);
  const mail = chooseMailTransport(env);
  const lender = chooseApplicationTransport(env);
  const pixel = choosePixelTransport(env, dealership);
  const opened = await openWorkerDatabase(env, {
    max: CONNECTIONS,
    name: "lead worker",
    patienceMs: DATABASE_PATIENCE_MS,
    log: (line) => log.info(line),
  });
  const { database } = opened;
  const closeAndThrow = async (error: unknown): Promise<never> => {
    await opened.close();
    throw error;
  };
  // Before anything else, so that a site that starts beside it knows the key.
  await publishKeys({ database, keyPairs, log }).catch(closeAndThrow);
  const metrics = createMetrics(database);
  const folder = mailFolder(env.DATA_DIR);
  const transports = {
    transport: transport.name,
    codeTransport: codes.name,
    mailTransport: mail.name,
    lenderTransport: lender.name,
    pixelTransport: pixel.name,
  };
  const folders = { mail: folder, lender: lenderFolder(env.DATA_DIR) };
  const definitions = currentDefinitions(dealership.experiments, env.EXPERIMENTS_URL);
  const visits = { database, keyPairs, dealership };
  const app = workerApp({
    visits,
    definitions,
    metrics,
    transports,
    folders,
    trustProxy: env.TRUST_PROXY,
    log,
  });
  const served = await serve(app, {
    port: env.WORKER_PORT,
    host: env.WORKER_HOST,
  }).catch(closeAndThrow);

  const production = env.NODE_ENV === "production";
  const { SITE_URL: siteUrl, MAIL_FROM: from } = env;
  const termsLink = termsLinks(keyPairs[0], env.WORKER_URL ?? `http://localhost:${served.port}`);
  if (transport.isExternal && env.WORKER_URL === undefined)
    log.warn({ problems: ["WORKER_URL"] }, "Links to sealed terms open on this machine only.");
  const prepare: PrepareDelivery = (delivery, content, attachments) => {
    const storedAt = delivery.createdAt;
    switch (delivery.subject) {
      case "lead":
        return prepareLead(
          content,
          { leadId: delivery.leadId, storedAt, attachments },
          { dealership, transport, production, termsLink },
        );
      case "email":
        return prepareEmail(
          content,
          { ...delivery, storedAt },
          { dealership, mail, siteUrl, from, now: new Date() },
        );
      case "application":
        return prepareApplication(String(content), delivery, lender);
      case "pixel-event":
        return preparePixelEvent(content, { ...delivery, storedAt }, { dealership, pixel });
      case "verification":
        return prepareCode(
          content,
          { verificationId: delivery.verificationId, storedAt },
          { dealership, codes, siteUrl },
        );
    }
  };
  const monitor = monitorDatabase(log);
  const onOutcome = metrics.count;
  const delivering = { database, monitor, log, keyPairs, prepare, onOutcome, ...pace };
  const deliveries = startDeliveries(delivering);
  const events = startDeliveries({ ...delivering, queue: "pixel-events", concurrency: EVENTS_AT_ONCE });
  const checker = createWatchChecker({ database, keyPairs, dealership });
  const watching = checkWatchesRegularly({ checker, monitor, log, everyMs: pace.pollMs });
  const ending = endDrivesRegularly({
    database,
    keyPairs,
    dealership,
    monitor,
    log,
    everyMs: pace.pollMs,
  });
  const publishing = publishKeysRegularly({ database, keyPairs, monitor, log, everyMs: pace.pollMs });
  const wiping = wipeExpiredRegularly({ database, monitor, log, mailFolder: folder });
  log.info({ transport: transport.name, port: served.port, host: env.WORKER_HOST }, "Delivering leads.");

  const stop = async () => {
    wiping.stop();
    await watching.stop();
    await ending.stop();
    await publishing.stop();
    await Promise.all([deliveries.stop(GRACE_MS), events.stop(GRACE_MS)]);
    await served.close();
    await opened.close();
  };
  let stopped: Promise<void> | null = null;
  return {
    port: served.port,
    // May be called twice: by a signal of the terminal and one of the parent process.
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}
