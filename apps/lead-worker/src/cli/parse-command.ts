import { parseArgs } from "node:util";
import { DELIVERY_STATES } from "@forecourt/database";
import { isLeadKind, LEAD_KINDS } from "@forecourt/leads";

type State = (typeof DELIVERY_STATES)[number];
export type ListCommand = {
  name: "list";
  state?: State;
  storeId?: string;
  kind?: string;
  limit: number;
  json: boolean;
};
export type ShowCommand = { name: "show"; id: string; json: boolean };
export type RetryCommand = { name: "retry"; ids: string[]; state?: "dead" | "held" };
export type ExportCommand = {
  name: "export";
  format: "jsonl" | "csv";
  state?: State;
  since?: Date;
  until?: Date;
  out?: string;
};
export type LinkCommand = { name: "link"; id: string };
export type Command = ListCommand | ShowCommand | LinkCommand | RetryCommand | ExportCommand;
export type ParsedCommand =
  | { kind: "command"; command: Command }
  | { kind: "help" }
  | { kind: "invalid"; problem: string };

/** Parses the command line of `pnpm leads`. */
export function parseCommand(argv: readonly string[]): ParsedCommand {
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

function toCommand(name: string | undefined, operands: string[], options: Options): Command {
  const only = (...allowed: (keyof Options)[]) => {
    const other = Object.keys(options).find((key) => !allowed.includes(key as keyof Options));
    if (other !== undefined) throw new Error(`--${other} does not belong to ${name}.`);
  };
  switch (name) {
    case "list":
      only("state", "store", "kind", "limit", "json");
      noMore(operands);
      return {
        name,
        state: state(options.state),
        storeId: options.store,
        kind: kind(options.kind),
        limit: limit(options.limit),
        json: options.json ?? false,
      };
    case "show":
      only("json");
      if (operands.length !== 1) throw new Error("Missing lead id: show ID.");
      return { name, id: id(operands[0]!), json: options.json ?? false };
    case "link":
      only();
      if (operands.length !== 1) throw new Error("Missing lead id: link ID.");
      return { name, id: id(operands[0]!) };
    case "retry": {
      only("state");
      const wanted = state(options.state);
      if (operands.length === 0 && wanted === undefined)
        throw new Error("Missing lead ids: retry ID… or --state dead.");
      if (operands.length > 0 && wanted !== undefined) throw new Error("Give ids or --state, not both.");
      if (wanted !== undefined && wanted !== "dead" && wanted !== "held") {
        throw new Error(`--state ${wanted} cannot be retried as a whole: use dead or held.`);
      }
      return { name, ids: operands.map(id), state: wanted };
    }
    case "export":
      only("state", "format", "since", "until", "out");
      noMore(operands);
      return {
        name,
        format: format(options.format),
        state: state(options.state),
        since: date(options.since),
        until: date(options.until),
        out: options.out,
      };
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
      state: { type: "string" },
      store: { type: "string" },
      kind: { type: "string" },
      limit: { type: "string" },
      json: { type: "boolean" },
      format: { type: "string" },
      since: { type: "string" },
      until: { type: "string" },
      out: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
}

function state(value: string | undefined): State | undefined {
  if (value === undefined) return undefined;
  const known = DELIVERY_STATES.find((each) => each === value);
  if (known === undefined) throw new Error(`Unknown state ${value}: use ${DELIVERY_STATES.join(", ")}.`);
  return known;
}

function kind(value: string | undefined): string | undefined {
  if (value !== undefined && !isLeadKind(value)) {
    throw new Error(`Unknown kind ${value}: use one of ${LEAD_KINDS.join(", ")}.`);
  }
  return value;
}

function limit(value = "50"): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > 10_000) {
    throw new Error(`--limit is a number from 1 to 10000, not ${value}.`);
  }
  return number;
}

function format(value = "jsonl"): "jsonl" | "csv" {
  if (value !== "jsonl" && value !== "csv") throw new Error(`Unknown format ${value}: use jsonl or csv.`);
  return value;
}

function id(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    throw new Error(`${value} is not a lead's id.`);
  return value.toLowerCase();
}

function date(value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const parsed = new Date(value);
  if (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(parsed.getTime())) {
    throw new Error(`${value} is not a date such as 2026-11-20.`);
  }
  return parsed;
}

function noMore(operands: string[]): void {
  if (operands.length > 0) throw new Error(`Unexpected argument: ${operands.join(" ")}.`);
}
