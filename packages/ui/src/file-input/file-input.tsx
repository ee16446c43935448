"use client";

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../class-names/class-names.ts";
import { FieldError } from "../field/field.tsx";
import { fillPlaceholders } from "../fill-placeholders/fill-placeholders.ts";
import { LiveRegion } from "../live-region/live-region.tsx";
import { useAnnouncement } from "../live-region/use-announcement.ts";
import { mergeRefs } from "../merge-refs/merge-refs.ts";
import { checkFiles, formatFileSize } from "./check-files.ts";
import { ChosenFiles } from "./chosen-files.tsx";

/** Texts of a file input; `{name}` is the file name, `{limit}` the maximum size. */
export type FileInputWords = {
  /** "Choose a file or drop it here" */
  prompt: string;
  /** "Remove {name}" */
  remove: string;
  /** "{name} was added" */
  added: string;
  /** "{name} was removed" */
  removed: string;
  /** "{name} is larger than {limit}. Choose a smaller file." */
  tooLarge: string;
  /** "{name} is of another type. Choose a PDF or Word file." */
  wrongType: string;
};

export type FileInputProps = Omit<ComponentProps<"input">, "type" | "size" | "value" | "defaultValue"> & {
  id: string;
  words: FileInputWords;
  /** Maximum file size in bytes. */
  maxBytes: number;
  /** Locale for file sizes. */
  locale: string;
  /** Accepted types and sizes, under the prompt: "PDF or Word, up to 5 MB". */
  limits?: ReactNode;
  /** Above the prompt. */
  icon?: ReactNode;
  onFilesChange?: (files: File[]) => void;
};

/**
 * Selects files by dialog or drop. Wrong types and sizes are rejected with a message.
 * A native file input covers the field; without JavaScript it is visible.
 */
export function FileInput({
  id,
  words,
  maxBytes,
  locale,
  limits,
  icon,
  onFilesChange,
  accept = "",
  multiple,
  className,
  ref,
  ...rest
}: FileInputProps) {
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<string[]>([]);
  const [announcement, announce] = useAnnouncement();
  const input = useRef<HTMLInputElement>(null);
  const errorId = `${id}-refused`;

  /** Writes the files to the input itself, so that the form submits what is listed. */
  function setInputFiles(nextFiles: File[]) {
    const transfer = new DataTransfer();
    for (const file of nextFiles) transfer.items.add(file);
    if (input.current) input.current.files = transfer.files;
    setFiles(nextFiles);
    onFilesChange?.(nextFiles);
  }

  function choose(chosen: readonly File[]) {
    const { accepted, rejected } = checkFiles(chosen, { accept, maxBytes });
    const limit = formatFileSize(maxBytes, locale);
    const messages = rejected.map(({ name, reason }) =>
      fillPlaceholders(reason === "size" ? words.tooLarge : words.wrongType, { name, limit }),
    );
    const added = multiple ? accepted : accepted.slice(0, 1);
    setErrors(messages);
    // The browser replaced the files; add the earlier ones again.
    setInputFiles(multiple || added.length === 0 ? [...files, ...added] : added);
    announce([...messages, ...added.map(({ name }) => fillPlaceholders(words.added, { name }))].join(" "));
  }

  function remove(index: number) {
    const name = files[index]?.name ?? "";
    setInputFiles(files.filter((_, other) => other !== index));
    setErrors([]);
    announce(fillPlaceholders(words.removed, { name }));
    input.current?.focus();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for files selected before hydration.
  useEffect(() => {
    const selectedBeforeHydration = [...(input.current?.files ?? [])];
    if (selectedBeforeHydration.length > 0) choose(selectedBeforeHydration);
  }, []);

  return (
    <div className={className}>
      <div className="relative grid min-h-28 place-items-center content-center gap-1.5 rounded-sm border border-control-line border-dashed bg-surface p-4 text-center has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2 has-aria-invalid:border-danger-text has-disabled:bg-surface-sunken has-disabled:text-subtle hover:border-text">
        {icon}
        <span id={`${id}-prompt`} className="grid gap-0.5 font-semibold text-control">
          {words.prompt}
          {limits ? <span className="font-normal text-caption text-subtle">{limits}</span> : null}
        </span>
        <input
          {...rest}
          ref={mergeRefs(input, ref)}
          id={id}
          type="file"
          accept={accept || undefined}
          multiple={multiple}
          aria-invalid={errors.length > 0 || rest["aria-invalid"] || undefined}
          aria-describedby={cx(errors.length > 0 && errorId, rest["aria-describedby"], `${id}-prompt`)}
          onChange={(event) => choose([...(event.currentTarget.files ?? [])])}
          className="max-w-full text-sm disabled:cursor-not-allowed [@media(scripting:enabled)]:cover-input"
        />
      </div>
      <div id={errorId}>
        {errors.map((error) => (
          <FieldError key={error} id={`${errorId}-${errors.indexOf(error)}`}>
            {error}
          </FieldError>
        ))}
      </div>
      <ChosenFiles
        files={files.map(({ name, size }) => ({
          name,
          size: formatFileSize(size, locale),
          removeLabel: fillPlaceholders(words.remove, { name }),
        }))}
        onRemove={remove}
      />
      <LiveRegion {...announcement} />
    </div>
  );
}
