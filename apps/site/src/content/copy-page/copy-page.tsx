import { Container } from "@forecourt/ui/container";
import { PageHeader } from "@forecourt/ui/page-header";
import { PageSections } from "#content/page-sections/page-sections.tsx";
import type { PageContext } from "#server/page-context.ts";
import { copyPage } from "./copy-page-content.ts";

/** A page to read: its heading, then its sections in one column. */
export function CopyPage({ path, context }: { path: string; context: PageContext }) {
  const { heading, sections } = copyPage(path, context);
  return (
    <>
      {heading ? (
        <Container width="flow" className="pt-9 lg:pt-14">
          <PageHeader title={heading.title} text={heading.text} />
        </Container>
      ) : null}
      <PageSections sections={sections} context={context} facts={{}} width="flow" />
    </>
  );
}
