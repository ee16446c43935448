/** Exit codes of `pnpm leads`. */
export const EXIT_CODE = { ok: 0, notDone: 1, usage: 2, unwritable: 3, database: 4 } as const;
