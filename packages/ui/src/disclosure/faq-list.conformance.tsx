import { word } from "../testing/conformance-samples.tsx";
import { FaqList } from "./faq-list.tsx";

export const components = {
  FaqList: <FaqList items={[{ question: word, answer: word }]} />,
};
