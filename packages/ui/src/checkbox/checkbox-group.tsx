import type { ReactNode } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "../choice/choice-group.tsx";
import { CheckboxAll } from "./checkbox-all.tsx";

export type CheckboxGroupProps = ChoiceGroupProps & {
  /** The words of a box above the others that ticks them all, such as `All makes`. It arrives with JavaScript. */
  all?: ReactNode;
};

/** A question with any number of answers: `Checkbox` or `CheckboxRow` under one legend. */
export function CheckboxGroup({ all, children, ...rest }: CheckboxGroupProps) {
  return (
    <ChoiceGroup {...rest}>
      {all ? <CheckboxAll label={all} /> : null}
      {all ? <div className="ps-8">{children}</div> : children}
    </ChoiceGroup>
  );
}
