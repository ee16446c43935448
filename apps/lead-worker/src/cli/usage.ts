import { DELIVERY_STATES } from "@forecourt/database";

export const USAGE = `Usage: pnpm leads COMMAND [options]

  list                the newest leads and how their delivery stands
  show ID             one lead: what the shopper wrote, and every try to deliver it
  retry ID…           make leads due now that were given up, held back or wait
  retry --state S     the same for all that are dead or held
  export              all leads, oldest first, for a spreadsheet or another system

Options
  --state S           ${DELIVERY_STATES.join(", ")}
  --store ID          leads of one store (list)
  --kind K            leads of one kind, such as CONTACT_GENERAL (list)
  --limit N           how many, default 50 (list)
  --json              JSON instead of a table (list, show)
  --format F          jsonl (one JSON object per line, the default) or csv (export)
  --since D --until D from and before this date, such as 2026-11-20 or 2026-11-20T12:00:00Z (export)
  --out FILE          write there instead of to the terminal (export)
  --help              show this

show and export open what shoppers wrote with the worker's private key (WORKER_PRIVATE_KEY, else DATA_DIR/keys).
The database is DATABASE_URL, else the embedded one of DATA_DIR, running or not.

Ends with 0 when it did what you asked, 1 when a lead is not there or cannot be retried, 2 for a wrong command, 4
when the database cannot be used.`;
