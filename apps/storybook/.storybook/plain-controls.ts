import type { StrictInputType } from "storybook/internal/types";

type Context = { argTypes: Record<string, StrictInputType>; initialArgs: Record<string, unknown> };

/** Replaces JSON controls of nullable props by text, select and boolean controls. Other types get no control. */
export function plainControls({ argTypes, initialArgs }: Context): Record<string, StrictInputType> {
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, plain(argType, initialArgs[name])]),
  );
}

function plain(argType: StrictInputType, value: unknown): StrictInputType {
  if (argType.control !== undefined) return argType;
  const type = typeof argType.type === "object" ? argType.type : undefined;
  if (type?.name === "enum" && type.value.includes(null as never)) {
    // Variants accept null for "no variant"; omitting the prop does the same.
    return { ...argType, type: { ...type, value: type.value.filter((option) => option !== null) } };
  }
  if (type?.name !== "other") return argType;
  if (type.value === "boolean | null") return { ...argType, type: { name: "boolean" } };
  const typed = type.value === "ReactNode" && (value === undefined || typeof value === "string");
  return { ...argType, control: typed ? { type: "text" } : false };
}
