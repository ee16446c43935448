import { Icon, type IconName } from "@forecourt/ui/icon";
import { Panel } from "@forecourt/ui/panel";
import { RichText } from "#content/rich-text/rich-text.tsx";

type FormPointsProps = {
  title: string;
  items: readonly { id: string; icon: string; title: string; text: string }[];
};

/** What happens after a form, beside it. */
export function FormPoints({ title, items }: FormPointsProps) {
  return (
    <Panel as="section" className="lg:sticky lg:top-24">
      <h2 className="font-bold text-2xl">{title}</h2>
      <ol className="mt-5 grid gap-5">
        {items.map((item) => (
          <li key={item.id} className="flex gap-3.5">
            <Icon name={item.icon as IconName} size={22} className="mt-0.5 shrink-0 text-accent-text" />
            <div className="min-w-0">
              <h3 className="font-semibold">{item.title}</h3>
              <p className="mt-0.5 text-control text-muted">
                <RichText text={item.text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
