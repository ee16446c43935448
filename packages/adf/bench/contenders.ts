import { XMLBuilder } from "fast-xml-parser";
import { create } from "xmlbuilder2";
import type { XmlElement } from "../src/testing/read-xml.ts";

/** A builder with its input already prepared, so that preparing it is not timed. */
export type Contender = { name: string; write: () => string };

/** xmlbuilder2, from its object notation: `@` for attributes, `#` for text, arrays for repeated elements. */
export function xmlbuilder2Contender(root: XmlElement): Contender {
  const document = { [root.name]: objectOf(root, "@", "#") };
  return {
    name: "xmlbuilder2",
    write: () =>
      create({ version: "1.0", encoding: "UTF-8" })
        .ins("adf", 'version="1.0"')
        .ele(document)
        .end({ prettyPrint: true }),
  };
}

/** fast-xml-parser's builder, created once. */
export function fastXmlParserContender(root: XmlElement): Contender {
  const builder = new XMLBuilder({
    ignoreAttributes: false,
    attributeNamePrefix: "@",
    textNodeName: "#",
    format: true,
  });
  const document = {
    "?xml": { "@version": "1.0", "@encoding": "UTF-8" },
    "?adf": { "@version": "1.0" },
    [root.name]: objectOf(root, "@", "#"),
  };
  return { name: "fast-xml-parser", write: () => String(builder.build(document)) };
}

type Value = string | { [key: string]: Value | Value[] };

function objectOf(element: XmlElement, attribute: string, text: string): Value {
  const { attributes, children } = element;
  if (children.length === 0 && Object.keys(attributes).length === 0) return element.text;
  const object: { [key: string]: Value | Value[] } = {};
  for (const [key, value] of Object.entries(attributes)) object[`${attribute}${key}`] = value;
  if (children.length === 0) object[text] = element.text;
  for (const child of children) {
    const alike = children
      .filter(({ name }) => name === child.name)
      .map((one) => objectOf(one, attribute, text));
    object[child.name] = alike.length === 1 ? (alike[0] as Value) : alike;
  }
  return object;
}
