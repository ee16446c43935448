import { LinkButton } from "@forecourt/ui/button";
import { Section } from "@forecourt/ui/container";
import { Heading } from "@forecourt/ui/text";
import { RichText } from "#content/rich-text/rich-text.tsx";
import { RouterLink } from "#content/router-link/router-link.tsx";
import type { SectionProps } from "../section-props.ts";

/** A call to action at the end of a page. */
export function NextStepSection({ section }: SectionProps<"next-step">) {
  const { id, title, text, primary, secondary } = section;
  return (
    <Section id={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg bg-accent-wash px-5.5 py-7 lg:px-9">
        <div className="min-w-0 flex-1 basis-80">
          <Heading level={2} size="section">
            {title}
          </Heading>
          <p className="mt-1.5 max-w-[64ch] text-muted">
            <RichText text={text} />
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {[primary, ...(secondary ? [secondary] : [])].map(({ href, label }, index) => (
            <LinkButton
              key={href}
              as={href.startsWith("/") ? RouterLink : undefined}
              href={href}
              variant={index === 0 ? "primary" : "secondary"}
            >
              {label}
            </LinkButton>
          ))}
        </div>
      </div>
    </Section>
  );
}
