import { Dialog } from "@forecourt/ui/dialog";

/** The texts of the dialog that explains monthly payments. */
export type PaymentExplainerContent = {
  title: string;
  text: string;
  items: readonly { id: string; title: string; text: string }[];
  note: string;
  /** The label of the close button. */
  close: string;
};

/** The dialog that explains monthly payments, on the server and in the browser. */
export function PaymentExplainer({ content, id }: { content: PaymentExplainerContent; id: string }) {
  return (
    <Dialog id={id} title={content.title} closeLabel={content.close}>
      <p className="text-muted">{content.text}</p>
      <dl className="mt-4 divide-y divide-line border-line border-y">
        {content.items.map(({ id, title, text }) => (
          <div key={id} className="grid gap-x-5 gap-y-0.5 py-3 md:grid-cols-[148px_1fr]">
            <dt className="font-semibold text-control">{title}</dt>
            <dd className="text-muted text-sm">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-subtle">{content.note}</p>
    </Dialog>
  );
}
