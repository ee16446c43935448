import { Parser } from "htmlparser2";

/** A script or link of a page: its place in the text, and its attributes as they are written there. */
export type PageElement = {
  name: "script" | "link";
  start: number;
  end: number;
  attributes: Record<string, string>;
  /** What stands between the tags of a script. */
  text: string;
};

/**
 * Finds the scripts and links of a page, and the end of its head.
 *
 * @example findScripts("<head><script>one()</script></head>").elements[0]?.text // "one()"
 */
export function findScripts(html: string): { elements: PageElement[]; headEnd: number } {
  const elements: PageElement[] = [];
  let headEnd = -1;
  let script: PageElement | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name !== "script" && name !== "link") return;
        const element: PageElement = {
          name,
          start: parser.startIndex,
          end: parser.endIndex + 1,
          attributes,
          text: "",
        };
        elements.push(element);
        script = name === "script" ? element : undefined;
      },
      ontext(text) {
        if (script) script.text += text;
      },
      onclosetag(name) {
        if (name === "head") headEnd = parser.startIndex;
        if (name !== "script" || !script) return;
        script.end = parser.endIndex + 1;
        script = undefined;
      },
    },
    // Attributes are written back as they were read.
    { decodeEntities: false },
  );
  parser.end(html);
  return { elements, headEnd };
}

/** Whether a browser would run what stands between a script's tags. */
export function isInlineScript({ name, attributes: { src, type } }: PageElement): boolean {
  const isJavaScript = !type || type === "module" || type === "text/javascript";
  return name === "script" && src === undefined && isJavaScript;
}
