import type { InputType } from "storybook/internal/types";

type Context = { argTypes: Record<string, InputType>; initialArgs: Record<string, unknown> };

/**
 * Controls that a designer can use. What the props' types give is an editor of JSON for every text, list and switch
 * that may also be null; here a text is typed, a switch switched, and what cannot be typed has no control.
 */
export function plainControls({ argTypes, initialArgs }: Context): Record<string, InputType> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, plain(argType, initialArgs[name])]),
  );
}

function plain(argType: InputType, value: unknown): InputType {
  if (argType.control !== undefined) return argType;
  const type = typeof argType.type === "object" ? argType.type : undefined;
  if (type?.name === "enum" && type.value.includes(null as never)) {
    // The variants of a component take null for "as without"; leaving the prop out says the same.
    return { ...argType, type: { ...type, value: type.value.filter((option) => option !== null) } };
  }
  if (type?.name !== "other") return argType;
  if (type.value === "boolean | null") return { ...argType, type: { name: "boolean" } };
  const typed = type.value === "ReactNode" && (value === undefined || typeof value === "string");
  return { ...argType, control: typed ? { type: "text" } : false };
}
