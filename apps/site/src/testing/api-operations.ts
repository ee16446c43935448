import { openApiDocument } from "#server/openapi/openapi-document.ts";
import { inlined, type JsonSchema } from "./json-schema.ts";

/** A parameter of the API document. */
export type ApiParameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: JsonSchema;
};

type Content = { content?: Record<string, { schema: JsonSchema }> };
type DocumentedOperation = {
  operationId: string;
  parameters?: ApiParameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

/** An operation of the API document, without references. */
export type ApiOperation = {
  id: string;
  path: string;
  method: string;
  parameters: readonly ApiParameter[];
  /** The schema of each media type that a request may have. */
  bodies: Readonly<Record<string, JsonSchema>>;
  /** The schema of the JSON of each status; null for an answer without. */
  answers: Readonly<Record<string, JsonSchema | null>>;
};

/** Every operation of the site's API document. */
export function apiOperations(): ApiOperation[] {
  const document = openApiDocument({ name: "Cars", siteUrl: "https://cars.example", visitorCookie: "v" });
  const named = document.components.schemas as Record<string, JsonSchema>;
  const schemasOf = ({ content = {} }: Content) =>
    Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, inlined(schema, named)]));
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, DocumentedOperation>).map(([method, operation]) => ({
      id: operation.operationId,
      path,
      method: method.toUpperCase(),
      parameters: operation.parameters ?? [],
      bodies: schemasOf(operation.requestBody ?? {}),
      answers: Object.fromEntries(
        Object.entries(operation.responses).map(([status, response]) => [
          status,
          schemasOf(response)["application/json"] ?? null,
        ]),
      ),
    })),
  );
}

/** Every field of a schema with its place, from the top down. `0` is any item of a list. */
export function fieldsOf(
  schema: JsonSchema,
  place: readonly string[] = [],
): { place: string[]; field: JsonSchema }[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([key, field]) => [
    { place: [...place, key], field },
    ...fieldsOf(field, [...place, key]),
  ]);
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap((choice) =>
    fieldsOf(choice, place),
  );
  return [...own, ...choices, ...(schema.items ? fieldsOf(schema.items, [...place, "0"]) : [])];
}
