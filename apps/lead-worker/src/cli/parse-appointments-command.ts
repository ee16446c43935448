import { parseArgs } from "node:util";
import { isCalendarDate } from "@forecourt/calendar";

export type AppointmentsCommand =
  | { name: "list"; storeId: string | null; day: string | null; days: number }
  | { name: "cancel"; id: string }
  | { name: "confirm"; id: string; by: string; note: string | null };
export type ParsedAppointmentsCommand =
  | { kind: "command"; command: AppointmentsCommand }
  | { kind: "help" }
  | { kind: "invalid"; problem: string };

/** Longer than any appointment can be booked ahead, or is kept. */
const MOST_DAYS = 365;
const DAYS = 7;

/** Characters of a note: some sentences. */
const LONGEST_NOTE = 300;

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
  switch (name) {
    case "list":
      if (operands.length > 0) throw new Error(`Unexpected argument: ${operands[0]}.`);
      if (options.by !== undefined || options.note !== undefined)
        throw new Error("--by and --note belong to confirm.");
      if (day !== null && !isCalendarDate(day))
        throw new Error(`--day ${day} is no date, such as 2026-11-28.`);
      return { name, storeId: store, day, days: days(options.days) };
    case "cancel":
      if (Object.keys(options).length > 0) throw new Error("Options do not belong to cancel.");
      return { name, id: onlyId(operands, "cancel ID") };
    case "confirm":
      return { name, id: onlyId(operands, "confirm ID"), ...confirmation(options) };
    default:
      throw new Error(name === undefined ? "Missing command." : `Unknown command ${name}.`);
  }
}

function onlyId([id, extra]: string[], usage: string): string {
  if (id === undefined) throw new Error(`Missing appointment id: ${usage}.`);
  if (extra !== undefined) throw new Error(`Unexpected argument: ${extra}.`);
  return id;
}

function confirmation({ by, note, ...others }: Options): { by: string; note: string | null } {
  if (by === undefined) throw new Error("Missing --by SLUG: who confirms it.");
  if (Object.keys(others).length > 0) throw new Error("Only --by and --note belong to confirm.");
  const text = note?.trim() ?? "";
  if (text.length > LONGEST_NOTE) throw new Error(`--note is longer than ${LONGEST_NOTE} characters.`);
  if (/\p{Cc}/u.test(text)) throw new Error("--note has a control character or a line break.");
  return { by, note: text === "" ? null : text };
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
      by: { type: "string" },
      note: { type: "string" },
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
