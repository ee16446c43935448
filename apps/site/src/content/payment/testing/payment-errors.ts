/** `$454/mo`, `$454 /mes`: how every estimated payment begins. */
const PAYMENT = /\$[\d,]+(?:\.\d\d)?\s*\/(?:mo|mes)\b/g;

const LOAN = /\d+ (?:mo|meses), \d+\.\d+ ?% APR, \$[\d,]+ (?:down|de enganche)\b/;
const SCORE = /(?:score|puntaje de) (\d{3})( or better| o más|–\d{3})?/;
const LEASE = /\d+-month lease,|Arrendamiento a \d+ meses,/;
const INCLUDED = /fees(?: and tax)? included|cargos(?: e impuesto)? incluidos/;

/** From here up no credit tier of the sample adds points, so the score must read "or better". */
const TOP_SCORE = 620;

/** A shown payment, its terms and the dialog that they open. The terms may be in the payment's own button. */
const BEFORE = 30;
const AFTER = 200;

/**
 * What is missing beside the estimated payments of a page: terms, assumed score, what is included, or the button that
 * opens the assumptions (docs/product/payments.md, "What is printed beside a payment").
 *
 * @example paymentErrors("<p>$454/mo est.</p>") // ["$454/mo: no term, rate and amount down", …]
 */
export function paymentErrors(html: string): string[] {
  const text = visibleText(html);
  const found = [...text.matchAll(PAYMENT)];
  return found.flatMap((match, at) => {
    const next = found[at + 1]?.index ?? text.length;
    const before = text.slice(Math.max(0, match.index - BEFORE), match.index);
    const opened = /\[opens ([\w-]+)\]\s*$/.exec(before)?.[0] ?? "";
    const terms = opened + text.slice(match.index, Math.min(next, match.index + AFTER));
    return errorsIn(terms, html).map((error) => `${match[0]}: ${error}`);
  });
}

function errorsIn(terms: string, html: string): string[] {
  const isLease = LEASE.test(terms);
  const [, score, better] = SCORE.exec(terms) ?? [];
  const dialog = /\[opens ([\w-]+)\]/.exec(terms)?.[1];
  return [
    ...(isLease || LOAN.test(terms) ? [] : ["no term, rate and amount down"]),
    ...(isLease && /APR/.test(terms) ? ["a lease with an APR"] : []),
    ...(isLease || score ? [] : ["no assumed score"]),
    ...(!isLease && Number(score) >= TOP_SCORE && !better ? [`score ${score} without “or better”`] : []),
    ...(INCLUDED.test(terms) ? [] : ["not what is included"]),
    ...(dialog && html.includes(`<dialog id="${dialog}"`) ? [] : ["no button that opens the assumptions"]),
  ];
}

/** The text of a page, with `[opens id]` for each button that opens a dialog. */
function visibleText(html: string): string {
  return html
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "")
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<button\b[^>]*\bcommandfor="([\w-]+)"[^>]*>/g, " [opens $1]")
    .replace(/<[^>]*>/g, " ")
    .replace(/&nbsp;|[\s\u00a0\u202f]+/g, " ");
}
