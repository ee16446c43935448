import { parseArgs } from "node:util";
import { isCalendarDate } from "@forecourt/calendar";

export type AppointmentsCommand =
  | { name: "list"; storeId: string | null; day: string | null; days: number }
  | { name: "cancel"; id: string };
export type ParsedAppointmentsCommand =
  | { kind: "command"; command: AppointmentsCommand }
  | { kind: "help" }
  | { kind: "invalid"; problem: string };

/** Longer than any appointment can be booked ahead, or is kept. */
const MOST_DAYS = 365;
const DAYS = 7;

/** Parses the command line of `pnpm appointments`. */
export function parseAppointmentsCommand(argv: readonly string[]): ParsedAppointmentsCommand {
  try {
    const { values, positionals } = readOptions(argv);
    if (values.help) return { kind: "help" };
    const [name, ...operands] = positionals;
    return { kind: "command", command: toCommand(name, operands, values) };
  } catch (error) {
    return { kind: "invalid", problem: error instanceof Error ? error.message : String(error) };
  }
}

type Options = ReturnType<typeof readOptions>["values"];

function toCommand(name: string | undefined, operands: string[], options: Options): AppointmentsCommand {
  const { store = null, day = null } = options;
  const [id, extra] = operands;
  switch (name) {
    case "list":
      if (id !== undefined) throw new Error(`Unexpected argument: ${id}.`);
      if (day !== null && !isCalendarDate(day))
        throw new Error(`--day ${day} is no date, such as 2026-11-28.`);
      return { name, storeId: store, day, days: days(options.days) };
    case "cancel":
      if (id === undefined) throw new Error("Missing appointment id: cancel ID.");
      if (extra !== undefined) throw new Error(`Unexpected argument: ${extra}.`);
      if (Object.keys(options).length > 0) throw new Error("Options do not belong to cancel.");
      return { name, id };
    default:
      throw new Error(name === undefined ? "Missing command." : `Unknown command ${name}.`);
  }
}

function readOptions(argv: readonly string[]) {
  return parseArgs({
    // Some package managers pass their own `--` separator on.
    args: argv.filter((argument, index) => index > 0 || argument !== "--"),
    allowPositionals: true,
    options: {
      store: { type: "string" },
      day: { type: "string" },
      days: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
}

function days(value: string | undefined): number {
  if (value === undefined) return DAYS;
  const count = Number(value);
  if (!/^\d{1,3}$/.test(value) || count < 1 || count > MOST_DAYS)
    throw new Error(`--days ${value} is no number from 1 to ${MOST_DAYS}.`);
  return count;
}
