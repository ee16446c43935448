import type { AppointmentWish } from "./appointment-wish.ts";
import { serviceNames } from "./read-appointment-request.ts";

/** The wanted work with its codes; none for a test drive. */
export function operationsOf(wish: AppointmentWish, locale: string): { code: string; name: string }[] {
  if (wish.kind !== "service") return [];
  const names = serviceNames(wish.services, locale, locale);
  return wish.services.map(({ opCode, id }, at) => ({ code: opCode, name: names[at] ?? id }));
}
