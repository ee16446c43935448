import type { OpenState } from "@forecourt/calendar";
import { expect, it } from "vitest";
import { translator } from "#server/content/translator.ts";
import { openSentence, openStateText } from "./open-state-text.ts";

const now = new Date("2026-11-20T18:00:00Z");
const moment = { at: now, date: "2026-11-23", weekday: "monday", daysAhead: 0 } as const;
const closes = (time: string, at: string): OpenState => ({
  open: true,
  closes: { ...moment, time, at: new Date(at) },
});
const opens = (daysAhead: number, time: string): OpenState => ({
  open: false,
  opens: { ...moment, daysAhead, time },
});
const textOf = (state: OpenState, locale: "en" | "es") =>
  openStateText(state, locale, now)
    .text.replace(/\u00a0(?=m)/, "")
    .replaceAll("\u00a0", " ");

it.each([
  [closes("19:00", "2026-11-21T01:00:00Z"), "Open until 7 PM", "Abierto hasta las 7 p.m."],
  [closes("13:00", "2026-11-20T19:00:00Z"), "Open until 1 PM", "Abierto hasta la 1 p.m."],
  [opens(0, "13:00"), "Opens at 1 PM", "Abre a la 1 p.m."],
  [opens(1, "09:00"), "Opens tomorrow at 9 AM", "Abre mañana a las 9 a.m."],
  [opens(3, "09:00"), "Opens Monday at 9 AM", "Abre el lunes a las 9 a.m."],
])("%j", (state, english, spanish) => {
  expect([textOf(state, "en"), textOf(state, "es")]).toEqual([english, spanish]);
});

it.each([
  [closes("19:00", "2026-11-21T01:00:00Z"), "We are open until 7 PM.", "Ahora está abierto hasta las 7 p.m."],
  [
    opens(1, "09:00"),
    "We are closed now; the store opens tomorrow at 9 AM.",
    "Ahora está cerrado; abre mañana a las 9 a.m.",
  ],
  [{ open: false, opens: null } as OpenState, "We are closed now.", "Ahora está cerrado."],
])("reads as a sentence: %j", (state, english, spanish) => {
  const sentence = (locale: "en" | "es") =>
    translator(locale, "forms")("confirmation.reply", openSentence(state, locale, now))
      .replace(/\u00a0(?=m)/, "")
      .replaceAll("\u00a0", " ");
  expect(sentence("en")).toContain(english);
  expect(sentence("es")).toContain(spanish);
});
