export type ToastMessage = {
  severity: "success" | "error" | "info" | "warn";
  summary: string;
  detail?: string;
  /** Milliseconds on screen, 5000 by default; `null` until closed. */
  life?: number | null;
  /** True by default. */
  closable?: boolean;
  /** Interrupts a screen reader; by default only errors do. False if what has the focus says it too. */
  assertive?: boolean;
  /** Shown only by the `Toaster` of this group. */
  group?: string;
};

export type ShownToast = ToastMessage & { id: number };

let shown: readonly ShownToast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();

function publish(next: readonly ShownToast[]) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Shows a message in the `Toaster` of its group and returns its id. */
export function showToast(message: ToastMessage): number {
  const id = nextId;
  nextId += 1;
  publish([...shown, { ...message, id }]);
  return id;
}

export function closeToast(id: number): void {
  publish(shown.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ShownToast[] {
  return shown;
}
