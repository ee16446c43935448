/** How an import ends, for whoever started it: `refused` changed nothing to protect the lot. */
export const EXIT_CODE = { ok: 0, refused: 1, usage: 2, unreadable: 3, database: 4 } as const;
