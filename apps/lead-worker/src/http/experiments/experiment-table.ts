import type { Interval } from "@forecourt/experiments";
import { html } from "hono/html";
import { interpolate, type Messages } from "../../messages.ts";
import type { ComparedExperiment, ComparedVariant } from "./compared-experiments.ts";

type Words = Messages["experiments"];

/** One experiment: its state, its variants, and what the numbers say in a sentence. */
export function experimentTable(experiment: ComparedExperiment, t: Words, lang: string) {
  const { name, status, since, variants, isBalanced } = experiment;
  const format = new Intl.NumberFormat(lang, {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: "negative",
  });
  const days = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  // A minus sign, since a hyphen between two dashes is hard to see.
  const signed = (share: number) => format.format(share).replace("-", "−");
  const range = ({ low, high }: Interval) => `${signed(low)} – ${signed(high)}`;
  const state = t.statuses[status];
  return html`<section>
<h2>${name}</h2>
<p class="quiet">${since ? interpolate(t.since, { state, day: days.format(since) }) : state}</p>
<div class="scroll" tabindex="0"><table class="numbers">
<thead><tr><th scope="col">${t.variant}</th><th scope="col">${t.visitors}</th><th scope="col">${t.withForm}</th><th scope="col">${t.rate}</th><th scope="col">${t.interval}</th><th scope="col">${t.difference}</th></tr></thead>
<tbody>
${variants.map(
  (variant) => html`<tr>
<td>${variant.name}</td>
<td>${variant.visitors}</td>
<td>${variant.withLead}</td>
<td>${variant.visitors === 0 ? "–" : format.format(variant.withLead / variant.visitors)}</td>
<td>${variant.visitors === 0 ? "–" : range(variant.interval)}</td>
<td>${variant.difference && variant.visitors > 0 ? range(variant.difference) : "–"}</td>
</tr>
`,
)}</tbody>
</table></div>
${variants.slice(1).map((variant) => html`<p>${conclusion(variant, variants[0]!, t)}</p>`)}
${isBalanced === false ? html`<p><strong>${t.mismatch}</strong></p>` : ""}
</section>
`;
}

/** Whether the interval of the difference excludes zero. */
function conclusion(
  { name, visitors, difference }: ComparedVariant,
  control: ComparedVariant,
  t: Words,
): string {
  if (!difference) return interpolate(t.undefined, { name });
  const names = { name, control: control.name };
  if (visitors === 0 || control.visitors === 0) return interpolate(t.tooFew, names);
  if (difference.low > 0) return interpolate(t.better, names);
  return interpolate(difference.high < 0 ? t.worse : t.noDifference, names);
}
