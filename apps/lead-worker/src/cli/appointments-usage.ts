export const APPOINTMENTS_USAGE = `Usage: pnpm appointments COMMAND [options]

  list                appointments by store and time, with the cancelled ones
  cancel ID           cancels one and tells the shopper by email
  confirm ID          confirms one and tells the shopper by email; again, to change who or the note

Options
  --store ID          of one store (list)
  --day D             from this day on, such as 2026-11-28; today by default (list)
  --days N            how many days, default 7 (list)
  --by SLUG           who of the staff confirms it: the last part of their page's address (confirm)
  --note TEXT         their words to the shopper, at most 300 characters (confirm)
  --help              show this

Appointments are decrypted with the worker's private key (WORKER_PRIVATE_KEY, else DATA_DIR/keys). The running worker
sends the email. The database is DATABASE_URL, else the embedded one of DATA_DIR, running or not.

Exit codes: 0 success, 1 the appointment or the store is unknown, over, cancelled, or cannot be decrypted, 2 invalid
command, 4 the database failed, 69 the database is unavailable, 78 a setting of the database is wrong.`;
