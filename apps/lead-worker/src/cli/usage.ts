import { DELIVERY_STATES } from "@forecourt/database";

export const USAGE = `Usage: pnpm leads COMMAND [options]

  list                the newest leads with their delivery state
  show ID             one lead with its content and all delivery attempts
  link ID             a new link that shows the sealed terms of one lead once
  retry ID…           deliver dead, held or waiting leads now
  retry --state S     the same for all dead or all held leads
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

show and export decrypt leads with the worker's private key (WORKER_PRIVATE_KEY, else DATA_DIR/keys); link signs with
it. A link leads to the worker's page at WORKER_URL, else on this machine.
The database is DATABASE_URL, else the embedded one of DATA_DIR, running or not.

Exit codes: 0 success, 1 a lead is unknown or cannot be retried, 2 invalid command, 3 the output file cannot be
written, 4 the database failed, 69 the database is unavailable, 78 a setting of the database is wrong.`;
