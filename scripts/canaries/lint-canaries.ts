import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../run-command.ts";
import type { CanaryTree } from "./canary.ts";

/** What is reported, in which code, and where in it. */
type Violation = [reported: string, code: string, at: string];

const gates = "plugin: Only packages/visitor reads unlock.gates";

/** The rules that biome.json adds to the recommended ones. */
const everywhere: Violation[] = [
  [gates, "export const read = (unlock: Unlock) => unlock.gates;", "unlock.gates"],
  [gates, "export const read = (unlock?: Unlock) => unlock?.gates;", "unlock?.gates"],
  [gates, 'export const read = (unlock: Unlock) => unlock["gates"];', 'unlock["gates"]'],
  [gates, "export const read = ({ gates }: Unlock) => gates;", "gates }"],
  [gates, "export const read = ({ gates: open }: Unlock) => open;", "gates: open"],
  ["lint/suspicious/noExplicitAny", "export const any: any = 1;", "any = 1"],
  ["lint/style/noProcessEnv", "export const home = process.env.HOME;", "process.env"],
  ["lint/nursery/noFloatingPromises", "export function run() { Promise.resolve(1); }", "Promise"],
  ["lint/style/useImportType", 'import { Unlock } from "./x.ts"; export type Read = Unlock;', "{ Unlock }"],
];

/** Statements on React's own elements, each a violation from its start. */
const onElements = [
  'element.querySelector("a")',
  'element?.querySelectorAll("a")',
  'element["querySelector"]("a")',
  'document.getElementById("a")',
  'document.getElementsByClassName("a")',
  'element.innerHTML = "a"',
  "element.innerHTML",
  'element.outerHTML = "a"',
  'element.insertAdjacentHTML("beforeend", "a")',
  "new DOMParser()",
  "new XMLHttpRequest()",
  "new window.XMLHttpRequest()",
  "element.appendChild(node)",
  "element.append(node)",
  "element.append(...nodes)",
  "element?.prepend(node)",
  "element.after(node)",
  "element.replaceChildren(node)",
  "element.replaceWith(node)",
  "element.insertBefore(node, null)",
  "element.cloneNode(true)",
  'document.createElement("a")',
  'element.addEventListener("click", run)',
  'element?.addEventListener("click", run)',
  'document.addEventListener("click", run)',
];

const inReact: Violation[] = [
  ...onElements.map((code): Violation => ["plugin: React owns the DOM here", `${code};`, domUse(code)]),
  [
    "plugin: React owns the DOM here",
    "export const read = ({ querySelector }: Element) => querySelector;",
    "querySelector }",
  ],
  [
    "lint/security/noDangerouslySetInnerHtml",
    "export const Raw = () => <p dangerouslySetInnerHTML={{ __html: text }} />;",
    "dangerouslySetInnerHTML",
  ],
];

/** Statements on what a browser keeps, each a violation from its start. */
const onStorage = [
  'localStorage.setItem("a", "b")',
  'sessionStorage.getItem("a")',
  "window.localStorage.clear()",
  'globalThis.sessionStorage?.removeItem("a")',
  'window["localStorage"]',
  'cookieStore.set("a", "b")',
  'indexedDB.open("a")',
  'document.cookie = "a=b"',
  'document.cookie += "a=b"',
  'window.document.cookie = "a=b"',
];

const ONE_MODULE = "plugin: Use shared/storage/browser-storage.ts";

const inOneModule: Violation[] = [
  ...onStorage.map((code): Violation => [ONE_MODULE, `${code};`, code]),
  [ONE_MODULE, "export const read = ({ localStorage }: Window) => localStorage.length;", "localStorage }"],
  [ONE_MODULE, 'headers.append("Set-Cookie", "a=b");', '"Set-Cookie"'],
  [ONE_MODULE, 'headers.append("set-cookie", "a=b");', '"set-cookie"'],
  [ONE_MODULE, 'export const headers = { "Set-Cookie": "a=b" };', '"Set-Cookie"'],
];

const violations: [folder: string, violation: Violation][] = [
  ...everywhere.map((one): [string, Violation] => ["apps/site/src/server", one]),
  ...["apps/site/src/features/contact", "apps/site/src/content/page-sections"].flatMap((folder) =>
    inReact.map((one): [string, Violation] => [folder, one]),
  ),
  ...["apps/site/src/server/leads", "apps/site/src/browser", "packages/visitor/src"].flatMap((folder) =>
    inOneModule.map((one): [string, Violation] => [folder, one]),
  ),
];

export function lintCanaries(): CanaryTree {
  const tree: CanaryTree = {
    name: "lint rules",
    files: {},
    command: "biome",
    args: [
      "lint",
      "--colors=off",
      "--vcs-enabled=false",
      "--reporter=concise",
      "--max-diagnostics=none",
      ".",
    ],
    canaries: [],
    gaps: [],
  };
  for (const file of [
    "biome.json",
    "unlock-gates.grit",
    "react-owns-the-dom.grit",
    "storage-in-one-module.grit",
  ])
    tree.files[file] = readFileSync(join(root, file), "utf8");
  for (const [index, [folder, [reported, code, at]]] of violations.entries()) {
    const file = `${folder}/canary-${index}.tsx`;
    tree.files[file] = `${code}\n`;
    tree.canaries.push({ name: code, expected: `${file}:1:${code.indexOf(at) + 1}: ${reported}` });
  }
  return tree;
}

/** Constructors are reported at their name. */
function domUse(code: string): string {
  return code.replace(/^new (window\.)?/, "");
}
