import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseError } from "./database-error.ts";

/** Codes of sysexits.h: EX_CONFIG needs a person, EX_UNAVAILABLE may pass. */
const WRONG_SETTING = 78;
const UNAVAILABLE = 69;

const CONNECT_TIMEOUT_MS = 5_000;
const RETRY_MS = 250;

/** A database that a setting names and that cannot be used. The message names the setting, never the password. */
export class DatabaseAddressError extends Error {
  /** 78 for a wrong setting, 69 while the server is unavailable. */
  readonly exitCode: 78 | 69;

  constructor(message: string, exitCode: 78 | 69) {
    super(message);
    this.name = "DatabaseAddressError";
    this.exitCode = exitCode;
  }
}

/**
 * Checks that the database of a setting can be used, by one connection.
 *
 * @param options `variable` is the setting's name; `patienceMs` is how long an unavailable server is tried again
 * @throws DatabaseAddressError with the setting, the problem and what to do
 * @example await requireDatabase(env.DATABASE_URL, { variable: "DATABASE_URL" });
 */
export async function requireDatabase(
  url: string,
  { variable, patienceMs = 0 }: { variable: string; patienceMs?: number },
): Promise<void> {
  const address = parseAddress(url);
  if (address === null) {
    throw new DatabaseAddressError(
      `${variable} is not the address of a PostgreSQL database. Write postgres://user:password@host:5432/name, with special characters of the password percent-encoded.`,
      WRONG_SETTING,
    );
  }
  const until = performance.now() + patienceMs;
  for (;;) {
    const problem = await connectOnce(url, address);
    if (problem === null) return;
    if (problem.exitCode === WRONG_SETTING || performance.now() >= until)
      throw new DatabaseAddressError(`${variable}: ${problem.text}`, problem.exitCode);
    await sleep(RETRY_MS);
  }
}

type Address = { host: string; user: string; name: string };
type Problem = { text: string; exitCode: 78 | 69 };

function parseAddress(url: string): Address | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, username, pathname, searchParams } = new URL(url);
  if (!/^postgres(ql)?:$/.test(protocol)) return null;
  return {
    host: host || (searchParams.get("host") ?? "this machine"),
    user: searchParams.get("user") ?? decoded(username),
    name: decoded(pathname.slice(1)),
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

async function connectOnce(url: string, address: Address): Promise<Problem | null> {
  let client: pg.Client | undefined;
  try {
    // Throws at a password with a broken percent escape.
    client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    client.on("error", () => {});
    await client.connect();
    return null;
  } catch (error) {
    return describeProblem(error, address);
  } finally {
    await client?.end().catch(() => {});
  }
}

function describeProblem(error: unknown, { host, user, name }: Address): Problem {
  const { sqlState, unavailable } = new DatabaseError(error);
  const { code, message = "" } = error as { code?: string; message?: string };
  const wrong = (text: string): Problem => ({ text, exitCode: WRONG_SETTING });
  // Class 28 is a refused login. The driver has no code for a password that is missing or damaged.
  if (sqlState?.startsWith("28") || /^SASL|password must be/.test(message))
    return wrong(`${host} refuses the user ${user} or the password. Correct them.`);
  if (error instanceof URIError)
    return wrong("a part of the address is damaged. Percent-encode the special characters of the password.");
  if (sqlState === "3D000")
    return wrong(`${host} has no database ${name}. Create it, or correct the name at the end.`);
  if (sqlState === "42501") return wrong(`the user ${user} may not use the database ${name} of ${host}.`);
  if (code === "ENOTFOUND") return { text: `there is no host ${host}. Correct it.`, exitCode: UNAVAILABLE };
  const reason = code ?? (/timeout/i.test(message) ? "timeout" : "no code");
  return unavailable
    ? {
        text: `${host} does not answer (${reason}). Start PostgreSQL there, or correct host and port.`,
        exitCode: UNAVAILABLE,
      }
    : wrong(`${host} cannot be used (${reason}).`);
}
