import { Container } from "@forecourt/ui/container";
import { Icon, type IconName } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import type { ReactNode } from "react";

type NoticePageProps = {
  icon: IconName;
  /** `success` for something done. */
  tone?: "neutral" | "success";
  title: string;
  text: ReactNode;
  /** What can be done: a form, links. */
  children?: ReactNode;
};

/** A page that says one thing: what was done, or what a link of an email does. */
export function NoticePage({ icon, tone = "neutral", title, text, children }: NoticePageProps) {
  const mark = tone === "success" ? "bg-success text-on-success" : "bg-surface-sunken text-text";
  return (
    <Container width="flow" className="pt-8.5 lg:pt-section">
      <Panel as="section" padding="lg">
        <span className={`grid size-15 place-items-center rounded-full ${mark} forced-colors:border`}>
          <Icon name={icon} size={28} />
        </span>
        <h1 className="mt-5 font-bold text-3xl">{title}</h1>
        <div className="mt-2 grid max-w-[60ch] gap-3 text-muted">{text}</div>
        {children ? <div className="mt-7">{children}</div> : null}
      </Panel>
    </Container>
  );
}
