export const APPLICATIONS_USAGE = `Usage: pnpm applications COMMAND

  list                the sealed applications in DATA_DIR/lender, newest first
  open FILE           one application as JSON, opened with the lender's private key
  rotate              a new key pair; the former one still opens what was sealed to it

The keys are DATA_DIR/keys/lender-private-key and lender-retired-keys. They exist only in an installation that has no
LENDER_PUBLIC_KEY of a lender. After rotate, start the site again.

Exit codes: 0 success, 1 the file cannot be opened with these keys, 2 invalid command, 3 the file cannot be read,
78 a key of DATA_DIR cannot be used.`;
