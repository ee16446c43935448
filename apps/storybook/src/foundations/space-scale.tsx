import { tokenGroups } from "@forecourt/ui/tokens";
import { Live } from "./live.tsx";
import { useRendered } from "./use-rendered.ts";

const steps = [1, 1.5, 2, 2.5, 3, 4, 4.5, 5, 6, 8, 11, 16] as const;

/** The spacing steps, each as a bar. */
export function SpaceScale() {
  return (
    <Live>
      <ul className="grid gap-2">
        {steps.map((step) => (
          <li key={step} className="grid grid-cols-[64px_64px_1fr] items-center gap-3">
            <span className="font-mono text-caption">{step}</span>
            <span className="text-subtle text-caption tabular-nums">{step * 4} px</span>
            <span className="h-4 rounded-xs bg-accent" style={{ width: `${step * 0.25}rem` }} />
          </li>
        ))}
      </ul>
    </Live>
  );
}

const rhythm = tokenGroups.find(({ name }) => name === "Rhythm")?.tokens ?? [];

/** The two fluid distances at the current width. */
export function SpaceRhythm() {
  const [ref, widths] = useRendered((element) =>
    [...element.querySelectorAll("[data-bar]")].map((bar) => bar.getBoundingClientRect().width),
  );
  return (
    <Live>
      <div ref={ref} className="grid gap-4">
        {rhythm.map(({ name, description }, at) => (
          <div key={name}>
            <p className="text-sm">
              <span className="font-mono font-semibold text-caption">{name}</span>{" "}
              <span className="text-subtle tabular-nums">
                {widths ? `${Math.round(widths[at]!)} px` : ""}
              </span>{" "}
              <span className="text-muted">{description}</span>
            </p>
            <span
              data-bar=""
              className="mt-1 block h-4 rounded-xs bg-accent"
              style={{ width: `var(${name})` }}
            />
          </div>
        ))}
      </div>
    </Live>
  );
}
