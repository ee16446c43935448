export const KEYS_USAGE = `Usage: pnpm keys COMMAND

  make                new keys as lines of settings: the worker's pair, and the site's secret
  make --lender       a new pair of a lender, for credit applications
  public              the public keys of the private ones of this installation, as lines of settings
  public -            the public key of the worker's private key on the standard input
  check               whether all keys that are set are keys, and fit each other and the running workers

public and check read WORKER_PRIVATE_KEY (else DATA_DIR/keys/worker-private-key), WORKER_RETIRED_KEYS,
WORKER_PUBLIC_KEY, LENDER_PUBLIC_KEY and, when it is set, DATABASE_URL: the address of the worker or the site.
Nothing is stored. For a file or a pipe use \`pnpm --silent keys\`.

Exit codes: 0 success, 2 invalid command, 69 the database does not answer, 78 a key or an address is wrong.`;
