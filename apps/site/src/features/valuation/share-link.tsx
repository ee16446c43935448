import { CopyButton } from "@forecourt/ui/copy-button";
import { Icon } from "@forecourt/ui/icon";
import { TextInput } from "@forecourt/ui/text-input";

type ShareLinkProps = { address: string; label: string; copy: string; copied: string };

/** The link of the page, to select or to copy. */
export function ShareLink({ address, label, copy, copied }: ShareLinkProps) {
  return (
    <div className="mt-2 flex items-center gap-1">
      <TextInput size="sm" readOnly value={address} aria-label={label} className="text-caption" />
      <CopyButton
        text={address}
        label={copy}
        doneLabel={copied}
        icon={<Icon name="copy" size={18} />}
        doneIcon={<Icon name="check" size={18} />}
      />
    </div>
  );
}
