import { opensDialog } from "@forecourt/ui/dialog-commands";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { TextButton } from "@forecourt/ui/text-button";
import { PAYMENT_EXPLAINER_ID } from "#content/payment-explainer/payment-explainer-id.ts";
import type { NegativeContent } from "./describe/describe-negative.ts";

const ICONS: Record<NegativeContent["ways"][number]["id"], IconName> = {
  pay: "dollar",
  add: "bank",
  keep: "clock",
};

/** More is owed than the offer: what that means, and three ways out with what each costs. */
export function NegativeEquity({ content: { title, text, ways } }: { content: NegativeContent }) {
  return (
    <section
      aria-labelledby="negative-equity"
      className="grid gap-x-12 gap-y-6 rounded-lg bg-warn-wash p-5.5 text-warn-text lg:grid-cols-2 lg:p-8"
    >
      <div>
        <h2 id="negative-equity" className="text-balance font-bold text-2xl text-text">
          {title}
        </h2>
        <p className="mt-2.5 text-control text-text">{text}</p>
      </div>
      <ul className="divide-y divide-line">
        {ways.map(({ id, title: way, text: note, cost }) => (
          <li key={id} className="flex gap-4 py-3.5 first:pt-0 last:pb-0">
            <Icon name={ICONS[id]} className="mt-0.5 shrink-0" />
            <div className="min-w-0 flex-1 text-text">
              <p className="font-semibold">{way}</p>
              {id === "add" ? (
                <TextButton {...opensDialog(PAYMENT_EXPLAINER_ID)} className="payment-terms">
                  {note}
                </TextButton>
              ) : (
                <p className="mt-0.5 text-caption">{note}</p>
              )}
            </div>
            <p className="shrink-0 text-end font-semibold text-text tabular-nums">{cost}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
