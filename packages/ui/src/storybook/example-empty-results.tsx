import { LinkButton } from "../button/button.tsx";
import type { EmptyResultsProps } from "../empty-results/empty-results.tsx";
import { FilterChips } from "../filter-chips/filter-chips.tsx";
import { messagesOf, type StoryContext, wordsOf } from "./words.ts";

const words = {
  en: {
    chips: ["Body style: Convertibles", "Fuel: Electric", "Price: under $15,000"],
    suggestions: [
      "Without “Fuel: Electric”",
      "Without “Price: under $15,000”",
      "Without “Body style: Convertibles”",
    ],
    ask: "Ask us to find one",
  },
  es: {
    chips: ["Carrocería: convertibles", "Combustible: eléctrico", "Precio: menos de $15,000"],
    suggestions: [
      "Sin “Combustible: eléctrico”",
      "Sin “Precio: menos de $15,000”",
      "Sin “Carrocería: convertibles con techo de lona”",
    ],
    ask: "Pídanos que le busquemos uno",
  },
};

/** Three filters without results, and the counts without each of them. */
export function exampleEmptyResults(context: StoryContext): EmptyResultsProps {
  const { emptyResults, filterChips } = messagesOf(context);
  const t = wordsOf(words, context);
  return {
    title: emptyResults.title,
    text: emptyResults.text,
    applied: (
      <FilterChips
        flow="wrap"
        label={filterChips.label}
        chips={t.chips.map((text, index) => ({
          text,
          removeLabel: filterChips.remove(text),
          href: `#without-${index + 1}`,
        }))}
      />
    ),
    relaxationsTitle: emptyResults.suggestions,
    relaxations: t.suggestions.map((text, index) => ({
      text,
      href: `#way-${index + 1}`,
      count: emptyResults.count([12, 3, 1][index]!),
    })),
    children: (
      <>
        <LinkButton href="#all">{emptyResults.startOver}</LinkButton>
        <LinkButton href="#ask" variant="secondary">
          {t.ask}
        </LinkButton>
      </>
    ),
  };
}
