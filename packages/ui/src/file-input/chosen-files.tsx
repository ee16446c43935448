import { Glyph } from "../glyph/glyph.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";

type ChosenFilesProps = {
  files: readonly { name: string; size: string; removeLabel: string }[];
  onRemove: (index: number) => void;
};

/** The selected files, each with its size and a remove button. */
export function ChosenFiles({ files, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul className="mt-2.5 grid gap-2">
      {files.map(({ name, size, removeLabel }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and rows have no state.
          key={index}
          className="flex items-center gap-3 rounded-sm border border-line bg-surface py-1 ps-3.5 pe-1"
        >
          <Glyph name="check" className="text-success-text" />
          <span className="min-w-0 flex-1 font-medium text-control [overflow-wrap:anywhere]">{name}</span>
          <span className="shrink-0 text-caption text-subtle">{size}</span>
          <IconButton variant="ghost" size="md" label={removeLabel} onClick={() => onRemove(index)}>
            <Glyph name="close" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
