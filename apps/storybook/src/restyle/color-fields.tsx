type Pair = { light: string; dark: string };
type ColorFieldsProps = { name: string; legend: string; value: Pair; onChange: (value: Pair) => void };

const picks = /^#[0-9a-f]{6}$/i;

/** An input's colours for light and dark mode: picked or typed. */
export function ColorFields({ name, legend, value, onChange }: ColorFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full justify-between gap-3 text-sm">
        <span className="font-semibold">{legend}</span>
        <span className="font-mono text-caption text-subtle">{name}</span>
      </legend>
      <div className="mt-1 grid grid-cols-2 gap-2">
        {(["light", "dark"] as const).map((mode) => (
          <div
            key={mode}
            className="flex min-h-9 items-center gap-1.5 rounded-sm border border-control-line bg-surface ps-1.5 has-focus-visible:outline-3 has-focus-visible:outline-focus hover:border-text"
          >
            <input
              type="color"
              aria-label={`${legend}, ${mode}: pick`}
              value={picks.test(value[mode]) ? value[mode] : "#808080"}
              onChange={(event) => onChange({ ...value, [mode]: event.currentTarget.value })}
              className="size-6.5 shrink-0 cursor-pointer rounded-xs border border-line bg-transparent"
            />
            <input
              aria-label={`${legend}, ${mode}`}
              autoComplete="off"
              spellCheck={false}
              value={value[mode]}
              onChange={(event) => onChange({ ...value, [mode]: event.currentTarget.value })}
              className="min-h-9 w-full min-w-0 bg-transparent font-mono text-caption outline-none"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
