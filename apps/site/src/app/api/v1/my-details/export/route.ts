import { refusal, seeOther } from "#server/leads/answer.ts";
import { detailsExport } from "#server/my-details/details-export.ts";
import { proofPathWith } from "#server/my-details/details-links.ts";
import { heldDetails } from "#server/my-details/held-details.ts";

const REFUSED = {
  invalid: { status: 400, code: "link" },
  gone: { status: 410, code: "link-over" },
  unavailable: { status: 503, code: "unavailable" },
} as const;

/** What is held about the address that a link was sent to, as a file (docs/product/my-details.md). */
export async function GET(request: Request): Promise<Response> {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const now = new Date();
  const result = await heldDetails(token, now);
  if (result.kind === "found") {
    return new Response(`${JSON.stringify(detailsExport(result.details, now), null, 2)}\n`, {
      headers: {
        "Cache-Control": "no-store",
        "Content-Type": "application/json; charset=utf-8",
        "Content-Disposition": 'attachment; filename="my-details.json"',
      },
    });
  }
  // A person gets the page that says what is wrong with the link.
  const isPerson = request.headers.get("accept")?.includes("text/html");
  if (isPerson && result.kind !== "unavailable") return seeOther(proofPathWith(token, "en"));
  const { status, code } = REFUSED[result.kind];
  return refusal([{ field: "token", code }], status, "en");
}
