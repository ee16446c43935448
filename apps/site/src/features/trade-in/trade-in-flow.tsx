"use client";

import { fillPlaceholders } from "@forecourt/ui/fill-placeholders";
import type { PreviousStep } from "#content/step-flow/back-link.tsx";
import { StepFlowLayout } from "#content/step-flow/step-flow-layout.tsx";
import { useFocusOnStep } from "#content/step-flow/use-focus-on-step.ts";
import { CONTACT_STEP, flowSteps, VEHICLE_STEP } from "#shared/trade-in/flow-steps.ts";
import { useTradeIn } from "./flow/use-trade-in.ts";
import { ContactStep } from "./steps/contact-step.tsx";
import { DetailsForm } from "./steps/details-form.tsx";
import { FindVehicle } from "./steps/find-vehicle.tsx";
import { QuestionsStep } from "./steps/questions-step.tsx";
import { tradeInAddress } from "./trade-in-address.ts";
import type { TradeInContent } from "./trade-in-content.ts";
import { TradeInSummary } from "./trade-in-summary.tsx";

/**
 * The steps of a valuation. Each is a form that works without scripts; with them the answers stay in the browser until
 * the last step sends them (docs/product/trade-in.md, "The journey").
 */
export function TradeInFlow({ content }: { content: TradeInContent }) {
  const { words, questionnaire, subject, given } = content;
  const flow = useTradeIn(content);
  const { step, entry } = flow;
  const heading = useFocusOnStep(step);
  const steps = flowSteps(questionnaire, entry.answers);
  const number = steps.indexOf(step) + 1;
  const back: PreviousStep | null =
    number > 1
      ? {
          href: tradeInAddress(subject, { step: number - 1, answers: given.sealed }),
          onBack: flow.back,
        }
      : null;
  const text = stepTexts(step, content);
  return (
    <StepFlowLayout
      title={content.title}
      steps={steps.map((id) => ({ id, label: stepTexts(id, content).label }))}
      step={step}
      place={fillPlaceholders(words.place, { number, total: steps.length, label: text.label })}
      stateWords={words}
      heading={text.heading}
      headingRef={heading}
      lead={text.lead}
      summary={<TradeInSummary content={content} flow={flow} />}
    >
      {step === VEHICLE_STEP ? (
        entry.vehicle && flow.by === null ? (
          <DetailsForm key={flow.version} content={content} flow={flow} vehicle={entry.vehicle} />
        ) : (
          <FindVehicle key={flow.version} content={content} flow={flow} />
        )
      ) : step === CONTACT_STEP ? (
        <ContactStep content={content} flow={flow} back={back} />
      ) : (
        <QuestionsStep
          key={`${step} ${flow.version}`}
          content={content}
          flow={flow}
          categoryId={step}
          back={back}
        />
      )}
    </StepFlowLayout>
  );
}

/** The name, the heading and the lead of a step. A category with one question asks it in the heading. */
function stepTexts(step: string, { words, questionnaire }: TradeInContent) {
  if (step === VEHICLE_STEP)
    return { label: words.vehicleStep, heading: words.vehicleHeading, lead: words.vehicleLead };
  if (step === CONTACT_STEP)
    return { label: words.contactStep, heading: words.contactHeading, lead: words.contactLead };
  const category = questionnaire.categories.find(({ categoryId }) => categoryId === step);
  const [only, ...others] = category?.questionIds ?? [];
  const question =
    others.length === 0 ? questionnaire.questions.find(({ questionId }) => questionId === only) : undefined;
  return {
    label: category?.categoryTitle ?? "",
    heading: question?.text ?? category?.categoryTitle ?? "",
    lead: question?.description ?? category?.categoryDescription ?? "",
  };
}
