/** Exit codes of an import. `refused`: nothing was changed, since too many vehicles would be removed. */
export const EXIT_CODE = { ok: 0, refused: 1, usage: 2, unreadable: 3, database: 4 } as const;
