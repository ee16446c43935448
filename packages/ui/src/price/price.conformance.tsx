import { word } from "../testing/conformance-samples.tsx";
import { Price } from "./price.tsx";

export const components = {
  Price: <Price amount="1" was={{ amount: "2", label: word }} note={word} />,
  PriceLocked: <Price state="locked" title={word} action={word} amount="1" note={word} />,
  PriceOnRequest: <Price state="on-request" title={word} note={word} />,
};
