import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { freePort } from "../product/free-port.ts";
import { debianTools } from "./debian-tools.ts";
import { asService, giveToService, type Service, startService } from "./run-as-service.ts";

export const ADMINISTRATOR = { PGHOST: "127.0.0.1", PGUSER: "postgres", PGPASSWORD: "administrator" };

/** The test file of the virus scanners' makers, which every scanner reports (eicar.org). */
export const EICAR = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`;

export type DebianServers = {
  /** For commands: programs and libraries of Debian. */
  env: NodeJS.ProcessEnv;
  pgPort: string;
  poolerPort: string;
  clamdSocket: string;
  /** Starts pgbouncer, whose users are known by now. */
  startPooler(usersFile: string): Promise<void>;
  stop(): Promise<void>;
};

/** Starts Debian's PostgreSQL and clamd as services, with free ports and folders of their own. */
export async function startDebianServers(): Promise<DebianServers> {
  const tools = await debianTools(["postgresql-15", "pgbouncer", "clamav-daemon"]);
  const env = {
    ...process.env,
    PATH: `${process.env["PATH"]}:${tools.path}`,
    LD_LIBRARY_PATH: tools.libraries,
  };
  const folder = mkdtempSync(join(tmpdir(), "forecourt-deploy-"));
  chmodSync(folder, 0o755);
  const [pgPort, poolerPort] = [String(await freePort()), String(await freePort())];
  const services: Service[] = [await startPostgres(folder, pgPort, env)];
  const clamdSocket = join(folder, "clamd/clamd.ctl");
  services.push(startClamd(folder, clamdSocket, env));
  return {
    env,
    pgPort,
    poolerPort,
    clamdSocket,
    async startPooler(usersFile) {
      services.push(startPgbouncer(folder, { usersFile, pgPort, poolerPort }, env));
    },
    async stop() {
      for (const service of services.reverse()) await service.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startPostgres(folder: string, port: string, env: NodeJS.ProcessEnv): Promise<Service> {
  const data = join(folder, "postgres");
  mkdirSync(data);
  const password = join(folder, "administrator");
  writeFileSync(password, ADMINISTRATOR.PGPASSWORD);
  giveToService(data);
  const run = (command: string, ...args: string[]) => {
    const [program, all] = asService(command, args);
    execFileSync(program, all, { env });
  };
  run("initdb", "-D", join(data, "main"), "-U", "postgres", `--pwfile=${password}`, "-A", "scram-sha-256");
  const options = ["-D", join(data, "main"), "-p", port, "-k", data, "-h", "127.0.0.1"];
  const service = startService(asService("postgres", options), { env, signal: "SIGINT" });
  await expect.poll(() => isReady(env, port)).toBe(true);
  return service;
}

function isReady(env: NodeJS.ProcessEnv, port: string): boolean {
  try {
    execFileSync("pg_isready", ["-h", "127.0.0.1", "-p", port], { env });
    return true;
  } catch {
    return false;
  }
}

/** Knows one signature, so that no list of viruses has to be loaded. */
function startClamd(folder: string, socket: string, env: NodeJS.ProcessEnv): Service {
  const own = join(folder, "clamd");
  mkdirSync(join(own, "signatures"), { recursive: true });
  writeFileSync(
    join(own, "signatures/test.ndb"),
    `Eicar-Test-Signature:0:*:${Buffer.from(EICAR).toString("hex")}\n`,
  );
  writeFileSync(
    join(own, "clamd.conf"),
    `LocalSocket ${socket}\nDatabaseDirectory ${join(own, "signatures")}\nForeground yes\nTemporaryDirectory ${own}\n`,
  );
  giveToService(own);
  return startService(asService("clamd", ["--config-file", join(own, "clamd.conf")]), {
    env,
    signal: "SIGTERM",
  });
}

function startPgbouncer(
  folder: string,
  { usersFile, pgPort, poolerPort }: { usersFile: string; pgPort: string; poolerPort: string },
  env: NodeJS.ProcessEnv,
): Service {
  const own = join(folder, "pgbouncer");
  mkdirSync(own);
  execFileSync("cp", [usersFile, join(own, "users.txt")]);
  writeFileSync(
    join(own, "pgbouncer.ini"),
    [
      "[databases]",
      `forecourt = host=127.0.0.1 port=${pgPort}`,
      "[pgbouncer]",
      "listen_addr = 127.0.0.1",
      `listen_port = ${poolerPort}`,
      "unix_socket_dir =",
      "pool_mode = transaction",
      "auth_type = scram-sha-256",
      `auth_file = ${join(own, "users.txt")}`,
      "",
    ].join("\n"),
  );
  giveToService(own);
  return startService(asService("pgbouncer", ["-q", join(own, "pgbouncer.ini")]), { env, signal: "SIGINT" });
}
