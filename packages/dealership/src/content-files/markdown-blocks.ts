import type { BlockContent, ListItem, Node, PhrasingContent, RootContent, Table } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmTableFromMarkdown } from "mdast-util-gfm-table";
import { gfmTable } from "micromark-extension-gfm-table";
import { type Block, KEPT_DATA_LISTS } from "../content/block-schema.ts";
import { headingAnchor } from "./heading-anchor.ts";

export type MarkdownError = { line: number | null; code: string };
export type MarkdownResult = { blocks: Block[]; errors: MarkdownError[] };

/**
 * A sentence may name the check that proves it, as `[^sealed]`. The end has `[^sealed]: <file> "title"`. Marks and
 * definitions are not shown (packages/sample-dealership/README.md, "Legal pages").
 */
const CHECK_LABEL = /^\^[\w-]+$/;
const CHECK_MARK = /\[\^[\w-]+\]/g;

const isCheckMark = (node: PhrasingContent) =>
  node.type === "linkReference" && CHECK_LABEL.test(node.identifier);

/**
 * Parses Markdown: paragraphs, headings of level 2 and 3, flat lists, tables, quotes, strong text and links. Anything
 * else is an error with its line.
 *
 * @param text Markdown without front matter
 * @example readMarkdown("## Fees\n\nOne fee.").blocks
 * // [{ kind: "heading", level: 2, anchor: "fees", text: "Fees" }, { kind: "paragraph", text: "One fee." }]
 */
export function readMarkdown(text: string): MarkdownResult {
  const errors: MarkdownError[] = [];
  const anchors = new Set<string>();
  const refuse = (node: Node, code: string) => {
    errors.push({ line: node.position?.start.line ?? null, code });
    return [];
  };

  const words = (children: readonly PhrasingContent[]): string => {
    for (const child of children) {
      const inner = "children" in child ? child.children : [];
      if (isCheckMark(child)) continue;
      if (!["text", "strong", "link"].includes(child.type) || inner.some(({ type }) => type !== "text"))
        refuse(child, `markdown.unsupported: ${child.type}`);
    }
    const [from, to] = [children[0], children.at(-1)];
    const source = text.slice(from?.position?.start.offset ?? 0, to?.position?.end.offset ?? 0);
    return source.replace(CHECK_MARK, "").replace(/\s*\n\s*/g, " ");
  };

  const onlyParagraphs = (nodes: readonly (BlockContent | RootContent | ListItem["children"][number])[]) =>
    nodes.flatMap((node) =>
      node.type === "paragraph"
        ? [words(node.children)]
        : refuse(node, `markdown.unsupported: nested ${node.type}`),
    );

  const table = ({ children }: Table): Block => {
    const rows = children.map((row) => row.children.map((cell) => words(cell.children)));
    return { kind: "table", columns: rows[0] ?? [], rows: rows.slice(1) };
  };

  const block = (node: RootContent): Block[] => {
    switch (node.type) {
      case "paragraph": {
        const written = words(node.children);
        const kept = KEPT_DATA_LISTS.find((name) => written === `{keptData.${name}}`);
        return [kept ? { kind: "kept-data", list: kept } : { kind: "paragraph", text: written }];
      }
      case "heading": {
        if (node.depth !== 2 && node.depth !== 3) return refuse(node, "markdown.heading-level");
        const title = words(node.children);
        return [{ kind: "heading", level: node.depth, anchor: headingAnchor(title, anchors), text: title }];
      }
      case "list": {
        const items = node.children.map(({ children }) => onlyParagraphs(children).join(" "));
        return [{ kind: "list", ordered: node.ordered === true, items }];
      }
      case "table":
        return [table(node)];
      case "blockquote":
        return [{ kind: "note", paragraphs: onlyParagraphs(node.children) }];
      case "definition":
        return CHECK_LABEL.test(node.identifier) ? [] : refuse(node, `markdown.unsupported: ${node.type}`);
      default:
        return refuse(node, `markdown.unsupported: ${node.type}`);
    }
  };

  const tree = fromMarkdown(text, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return { blocks: tree.children.flatMap(block), errors };
}
