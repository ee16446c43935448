import { type Locale, localPath } from "./local-path.ts";

export const APPOINTMENTS_PATH = "/appointments";

/**
 * The page of an appointment. Its token is the only key to it.
 *
 * @example appointmentPath(token, "es") // "/es/appointments/…"
 */
export function appointmentPath(token: string, locale: Locale): string {
  return localPath(locale, `${APPOINTMENTS_PATH}/${token}`);
}
