import type { TradeInError, Valuation, ValuationLine, VehiclePriceKey } from "@forecourt/trade-in";
import { questionnaire } from "./questionnaire.ts";

/** Every code that a vehicle or an answer can be refused with, in words. */
export const errorWords: Record<TradeInError["code"], string> = {
  "vehicle.year": "Enter the year as four digits.",
  "vehicle.mileage": "Enter the mileage as a whole number.",
  "answer.required": "An answer is missing.",
  "answer.unknown-value": "This is not one of the answers.",
  "answer.negative": "The amount is below zero.",
  "answer.too-long": "The answer is too long.",
  "money.invalid": "This is not an amount of dollars.",
  "money.too-large": "The amount must be below a billion dollars.",
};

/** Why a vehicle must be seen before an offer. */
export const reasonWords: Record<NonNullable<Valuation["bringVehicleIn"]>["reason"], string> = {
  rules: "It is fifteen years old, or has 150,000 miles or more.",
  "no-value": "No value is known for this year and mileage.",
  "vehicle.unknown": "No source knows this vehicle.",
  "vehicle.no-class": "The model has no class for this make.",
  unavailable: "The values cannot be reached.",
};

const priceWords: Record<VehiclePriceKey, string> = {
  adjusted_whole_avg: "Average wholesale value",
  adjusted_whole_rough: "Rough wholesale value",
  adjusted_retail_avg: "Average retail value",
};

/** The labels in the default settings. */
const paymentWords: Record<string, string> = {
  reconditioning: "Reconditioning",
  advertising: "Advertising",
  "reserve-check": "Reserve check, later",
  "profit-share-check": "Profit share, later",
};

/** A payment's label in words. */
export const paymentLabel = (label: string) => paymentWords[label] ?? label;

/** A question's text. */
export function questionText(questionId: string): string {
  return questionnaire.questions.find((question) => question.questionId === questionId)?.text ?? questionId;
}

/** What a line of a breakdown is. */
export function lineLabel(line: ValuationLine): string {
  switch (line.code) {
    case "base":
      return priceWords[line.vehiclePriceKey];
    case "percent-deduction":
      return `${answerText(line.questionId, line.answer)} (${line.percent} %)`;
    case "amount-deduction":
      return answerText(line.questionId, line.answer);
    case "floor":
      return "Not below zero";
    case "step-payment":
      return paymentLabel(line.label);
  }
}

function answerText(questionId: string, value: string): string {
  const question = questionnaire.questions.find((asked) => asked.questionId === questionId);
  const answer = question?.answers?.find((given) => given.value === value);
  return `${questionText(questionId)} ${answer?.label ?? value}`;
}
