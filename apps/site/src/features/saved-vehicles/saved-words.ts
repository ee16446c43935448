/** The words of the saved lists; some have `{placeholders}`. */
export type SavedWords = Record<
  | "keptDevice"
  | "keptVisit"
  | "saved"
  | "viewed"
  | "clear"
  | "clearSaved"
  | "clearViewed"
  | "remove"
  | "removeName"
  | "removed"
  | "cleared"
  | "empty"
  | "emptyText"
  | "browse"
  | "compare"
  | "loading"
  | "failed"
  | "retry"
  | "sold"
  | "pending"
  | "private"
  | "unknown"
  | "similar"
  | "drive"
  /** The address of a test drive without its vehicle. */
  | "drivePage",
  string
>;
