import {
  baseSettings,
  type ConfigError,
  type DealershipConfig,
  type ExperimentsConfig,
  parseDealershipConfig,
  resolveSettings,
} from "@forecourt/dealership";

/** Experiments change what a page shows: never a price, a fee, a form's rules, or an address. */
const ALLOWED_SETTINGS = ["home", "menus"];

/** The frame around pages has these; the router keeps it when the page changes. */
const FRAME_SETTINGS = ["menus"];
const FRAME_WORDS = ["frame", "compare", "saved", "unlock", "errors", "forms"];
/** The part of `langs` that changes content files. */
export const CONTENT_WORDS = "content";
const FRAME_CONTENT = ["menus", "footer", "unlock"];

/** The words that experiments can change, by language. */
export type KnownWords = Readonly<Record<string, object>>;

/**
 * What is wrong with the definitions for this site: settings that an experiment may not change or that the schema
 * refuses, words that the site does not have, and a change of the frame by an experiment of some pages.
 *
 * @param words the messages and, as `content`, the content files of each language
 * @example experimentErrors(experiments, settings, { en: { vehicle: { ask: "Ask" } }, es: {} })
 */
export function experimentErrors(
  { experiments, dynamicConfigs }: ExperimentsConfig,
  settings: DealershipConfig,
  words: KnownWords,
): ConfigError[] {
  const ofExperiments = experiments.flatMap(({ variants, pages }, at) =>
    variants.flatMap((variant, place) =>
      changeErrors(["experiments", at, "variants", place], variant, { pages, settings, words }),
    ),
  );
  const ofConfigs = Object.entries(dynamicConfigs).flatMap(([name, config]) =>
    changeErrors(["dynamicConfigs", name], config, { settings, words }),
  );
  return [...ofExperiments, ...ofConfigs];
}

type Path = ConfigError["path"];
type Change = ExperimentsConfig["dynamicConfigs"][string];
type Known = { settings: DealershipConfig; words: KnownWords; pages?: readonly string[] | undefined };

function changeErrors(at: Path, change: Change, known: Known): ConfigError[] {
  return [
    ...settingErrors([...at, "settings"], change.settings ?? {}, known),
    ...Object.entries(change.langs ?? {}).flatMap(([language, langs]) =>
      wordErrors([...at, "langs", language], langs, known, language),
    ),
  ];
}

function settingErrors(
  at: Path,
  changed: Record<string, unknown>,
  { settings, pages }: Known,
): ConfigError[] {
  const names = Object.keys(changed);
  const refused = names.filter((name) => !ALLOWED_SETTINGS.includes(name));
  const framing = pages ? names.filter((name) => FRAME_SETTINGS.includes(name)) : [];
  const merged = parseDealershipConfig(resolveSettings(baseSettings, settings, changed));
  return [
    ...refused.map((name) => ({ path: [...at, name], code: "experiment.not-allowed" })),
    ...framing.map((name) => ({ path: [...at, name], code: "experiment.frame" })),
    ...(merged.ok || refused.length > 0 ? [] : merged.errors).map(({ path, code }) => ({
      path: [...at, ...path],
      code,
    })),
  ];
}

function wordErrors(at: Path, langs: object, { words, pages }: Known, language: string): ConfigError[] {
  const known = words[language];
  if (!known) return [{ path: at, code: "language.unknown" }];
  const framing = pages
    ? Object.entries(langs).flatMap(([name, part]) =>
        name === CONTENT_WORDS
          ? Object.keys(isObject(part) ? part : {})
              .filter((key) => FRAME_CONTENT.includes(key))
              .map((key) => [name, key])
          : FRAME_WORDS.filter((word) => word === name).map((word) => [word]),
      )
    : [];
  return [
    ...framing.map((path) => ({ path: [...at, ...path], code: "experiment.frame" })),
    ...unknownWords(langs, known).map((path) => ({ path: [...at, ...path], code: "word.unknown" })),
  ];
}

/** The paths of texts that are no text of the site. */
function unknownWords(changed: unknown, known: unknown, path: readonly string[] = []): Path[] {
  if (typeof changed === "string") return typeof known === "string" ? [] : [path];
  if (!isObject(changed) || !isObject(known)) return [path];
  return Object.entries(changed).flatMap(([key, value]) =>
    unknownWords(value, Object.hasOwn(known, key) ? known[key] : undefined, [...path, key]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
