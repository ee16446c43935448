import type { ReactNode } from "react";

/** All states of a component in one view, each with its name. Visual tests take its picture. */
export function States({ columns = 2, children }: { columns?: 1 | 2 | 3 | 4; children: ReactNode }) {
  return (
    <div
      className="grid items-start gap-x-8 gap-y-7"
      style={{
        gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${[1040, 460, 300, 210][columns - 1]}px), 1fr))`,
      }}
    >
      {children}
    </div>
  );
}

/** A state: its name, then the component. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div data-state-name={name} className="grid min-w-0 gap-2.5">
      <p className="font-mono text-subtle text-xs">{name}</p>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
