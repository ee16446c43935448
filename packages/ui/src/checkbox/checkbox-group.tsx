import type { ReactNode } from "react";
import { ChoiceGroup, type ChoiceGroupProps } from "../choice/choice-group.tsx";
import { CheckboxAll } from "./checkbox-all.tsx";

export type CheckboxGroupProps = ChoiceGroupProps & {
  /** Label of a "select all" box, such as `All makes`. It needs JavaScript. */
  all?: ReactNode;
};

/** A fieldset of `Checkbox` or `CheckboxRow` for any number of answers. */
export function CheckboxGroup({ all, children, ...rest }: CheckboxGroupProps) {
  return (
    <ChoiceGroup {...rest}>
      {all ? <CheckboxAll label={all} /> : null}
      {all ? <div className="ps-8">{children}</div> : children}
    </ChoiceGroup>
  );
}
