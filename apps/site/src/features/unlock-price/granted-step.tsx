import { FinePrint } from "@forecourt/ui/disclaimer";
import { Icon } from "@forecourt/ui/icon";
import { Payment } from "@forecourt/ui/payment";
import { Price } from "@forecourt/ui/price";
import { AnsweringPerson } from "#content/lead-form/confirmation/answering-person.tsx";
import { PaymentExplainer } from "#content/payment-explainer/payment-explainer.tsx";
import { OnwardLink } from "./onward-link.tsx";
import { StepFrame } from "./step-frame.tsx";
import type { StepProps } from "./step-props.ts";

/** Not the page's own: this step may be in a dialog of a list, which has that one. */
const EXPLAINER_ID = "granted-payment-explainer";

/** The price of the vehicle and links to continue. The links load their page, which then shows open prices. */
export function GrantedStep({ step, headingRef, onDone }: StepProps<"granted">) {
  const { frame, price, links, finePrint, explainer, request } = step;
  return (
    <StepFrame
      content={frame}
      headingRef={headingRef}
      pointIcon={<Icon name="unlock" />}
      mark={
        <span className="mb-5 grid size-15 place-items-center rounded-full bg-success text-on-success forced-colors:border">
          <Icon name="check" size={28} />
        </span>
      }
    >
      {price ? (
        <div className="mb-5 flex items-start justify-between gap-4 rounded-md border border-line p-4.5">
          <Price size="lg" amount={price.amount} note={price.note} />
          {price.payment ? <Payment {...price.payment} explainedBy={EXPLAINER_ID} /> : null}
        </div>
      ) : null}
      <div className="grid gap-2.5">
        {links.map((link, index) => (
          <OnwardLink key={link.href} link={link} isFirst={index === 0} onDone={onDone} />
        ))}
      </div>
      {request ? (
        <div className="mt-6">
          <h2 className="font-semibold">{request.title}</h2>
          <AnsweringPerson content={request} />
        </div>
      ) : null}
      {finePrint ? <FinePrint className="mt-4">{finePrint}</FinePrint> : null}
      {explainer ? <PaymentExplainer content={explainer} id={EXPLAINER_ID} /> : null}
    </StepFrame>
  );
}
