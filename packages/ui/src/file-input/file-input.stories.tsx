import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Field } from "../field/field.tsx";
import { Icon } from "../icon/icon.tsx";
import { type KitLocale, kitMessages } from "../messages/messages.ts";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { localeOf, wordsOf } from "../storybook/words.ts";
import { FileInput, type FileInputProps } from "./file-input.tsx";

const words = {
  en: {
    resume: "Resume",
    hint: "PDF or Word, up to 5 MB.",
    error: "Add your resume as a PDF or Word file",
    photos: "Photos of your vehicle",
  },
  es: {
    resume: "Currículum u hoja de vida",
    hint: "En formato PDF o de Word, de 5 MB como máximo.",
    error: "Agregue su currículum como archivo PDF o de Word",
    photos: "Fotos de su vehículo",
  },
};

const guide: ComponentGuide = {
  purpose: "Selects files by dialog or drop, such as a resume. It validates type and size before upload.",
  avoid: [
    "Without an alternative: files are hard to find on phones, so offer a text field too.",
    "As the only validation: the server must check type and size again.",
  ],
  anatomy: [
    ["Native input", "Covers the field, so that click and drop are native; visible without JavaScript"],
    ["Prompt and limits", "What to do, accepted types and sizes; described with the field"],
    ["Errors", "One line per rejected file: too large or wrong type"],
    ["List", "Name, size and remove button"],
  ],
  keyboard: [
    ["Tab", "Moves through the field and the remove buttons"],
    ["Enter, Space", "Opens the system's dialog; removes a file and focuses the field"],
  ],
  product: ["forms.md#resume-of-a-job-application"],
};

const meta = {
  title: "Forms/FileInput",
  component: FileInput,
  tags: ["beta"],
  parameters: { guide },
  args: {
    id: "resume",
    name: "resume",
    accept: ".pdf,.doc,.docx",
    maxBytes: 5_000_000,
    locale: "en",
    words: { prompt: "", remove: "", added: "", removed: "", tooLarge: "", wrongType: "" },
    onFilesChange: fn(),
  },
  render: (args, context) => <Example {...args} locale={localeOf(context)} />,
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

type ExampleProps = Omit<Partial<FileInputProps>, "locale"> & {
  id: string;
  locale: KitLocale;
  label?: string;
  error?: string;
};

function Example({ id, locale, label, error, ...rest }: ExampleProps) {
  const { resume, hint } = words[locale];
  return (
    <Field id={id} label={label ?? resume} error={error} className="max-w-110">
      {(control) => (
        <FileInput
          accept=".pdf,.doc,.docx"
          maxBytes={5_000_000}
          {...rest}
          {...control}
          limits={hint}
          icon={<Icon name="document" className="text-subtle" />}
          locale={locale}
          words={kitMessages(locale).fileInput}
        />
      )}
    </Field>
  );
}

const file = (name: string, bytes: number) => new File([new Uint8Array(bytes)], name);
const inputIn = (element: HTMLElement) => element.querySelector<HTMLInputElement>("input[type=file]")!;

/** Simulates a drop: the browser sets the files and fires `change`. */
function give(element: HTMLElement, ...files: File[]) {
  const transfer = new DataTransfer();
  for (const one of files) transfer.items.add(one);
  const input = inputIn(element);
  input.files = transfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { error, photos } = wordsOf(words, context);
    return (
      <States>
        <State name="empty">
          <Example id="empty" locale={localeOf(context)} />
        </State>
        <State name="invalid: nothing chosen">
          <Example id="missing" locale={localeOf(context)} error={error} />
        </State>
        <State name="chosen">
          <div data-chosen="">
            <Example id="chosen" locale={localeOf(context)} />
          </div>
        </State>
        <State name="refused: too large, another type">
          <div data-refused="">
            <Example id="refused" locale={localeOf(context)} multiple />
          </div>
        </State>
        <State name="several, one with a long name">
          <div data-several="">
            <Example id="several" locale={localeOf(context)} label={photos} multiple />
          </div>
        </State>
        <State name="disabled">
          <Example id="off" locale={localeOf(context)} disabled />
        </State>
      </States>
    );
  },
  play: async ({ canvasElement }) => {
    const part = (name: string) => canvasElement.querySelector<HTMLElement>(`[data-${name}]`)!;
    give(part("chosen"), file("Ada-Lovelace-Resume.pdf", 240_000));
    give(part("refused"), file("Portfolio.pdf", 6_200_000), file("me.png", 90_000));
    give(
      part("several"),
      file("front.pdf", 80_000),
      file(`${"outlander-left-rear-quarter-".repeat(3)}.pdf`, 1_240_000),
    );
    await expect(await within(part("refused")).findAllByText(/Portfolio\.pdf/)).not.toHaveLength(0);
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="w-64">
      <Example id="resume" locale={localeOf(context)} error={wordsOf(words, context).error} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    give(canvasElement, file("Currículum de Ada Lovelace.txt", 240_000));
    await expect(await within(canvasElement).findAllByText(/es de otro tipo/)).toHaveLength(2);
  },
};

export const Keyboard: Story = {
  args: { multiple: true },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = inputIn(canvasElement);
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleName("Resume");
    // The system's file dialog cannot be tested; its result is a `change` event.
    give(canvasElement, file("a.pdf", 1000), file("b.pdf", 2000));
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent("a.pdf was added b.pdf was added"),
    );
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove a.pdf" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("status")).toHaveTextContent("a.pdf was removed");
    await expect(input).toHaveFocus();
    await expect([...input.files!].map(({ name }) => name)).toEqual(["b.pdf"]);
    await expect(args.onFilesChange).toHaveBeenLastCalledWith([expect.objectContaining({ name: "b.pdf" })]);
  },
};

export const RejectsInvalidFiles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    give(canvasElement, file("Portfolio.pdf", 6_000_000));
    await expect(
      (await canvas.findAllByText("Portfolio.pdf is larger than 5 MB. Choose a smaller file."))[0],
    ).toBeVisible();
    const input = inputIn(canvasElement);
    await expect(input.files).toHaveLength(0);
    await expect(input).toHaveAttribute("aria-invalid", "true");
    give(canvasElement, file("Resume.pdf", 1_000));
    await expect(await canvas.findByRole("button", { name: "Remove Resume.pdf" })).toBeVisible();
    await expect(input).not.toHaveAttribute("aria-invalid");
    await expect(input.files).toHaveLength(1);
  },
};
