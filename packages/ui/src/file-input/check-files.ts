/** A rejected file with the reason. */
export type RejectedFile = { name: string; reason: "size" | "type" };

type Limits = {
  /** Same format as the input's `accept`: `.pdf,image/*`. Empty accepts every type. */
  accept: string;
  maxBytes: number;
};

/** Separates acceptable files from rejected ones. */
export function checkFiles<T extends Pick<File, "name" | "type" | "size">>(
  files: readonly T[],
  { accept, maxBytes }: Limits,
): { accepted: T[]; rejected: RejectedFile[] } {
  const accepted: T[] = [];
  const rejected: RejectedFile[] = [];
  for (const file of files) {
    if (!isAccepted(file, accept)) rejected.push({ name: file.name, reason: "type" });
    else if (file.size > maxBytes) rejected.push({ name: file.name, reason: "size" });
    else accepted.push(file);
  }
  return { accepted, rejected };
}

/** Whether `accept` allows the file's type. Browsers do not check dropped files. */
function isAccepted({ name, type }: Pick<File, "name" | "type">, accept: string): boolean {
  const kinds = accept
    .toLowerCase()
    .split(",")
    .map((kind) => kind.trim());
  const named = kinds.filter(Boolean);
  if (named.length === 0) return true;
  return named.some((kind) => {
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    if (kind.endsWith("/*")) return type.toLowerCase().startsWith(kind.slice(0, -1));
    return type.toLowerCase() === kind;
  });
}

/**
 * Formats a file size in decimal kB or MB; MB with one decimal.
 *
 * @example formatFileSize(1_240_000, "en") // "1.2 MB"
 */
export function formatFileSize(bytes: number, locale: string): string {
  const large = bytes >= 1_000_000;
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit: large ? "megabyte" : "kilobyte",
    maximumFractionDigits: large ? 1 : 0,
  }).format(large ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
