import { Button } from "@forecourt/ui/button";
import { useState } from "react";
import { useToolbar } from "../toolbar/use-toolbar.ts";
import { Live } from "./live.tsx";

/** Demo of the easing curve and the default duration. */
export function MotionDemo() {
  const [there, setThere] = useState(false);
  const { motion } = useToolbar();
  return (
    <Live>
      <div className="rounded-lg border border-line bg-canvas p-5">
        <div className="h-16">
          <span
            className="block size-16 rounded-md bg-accent motion-safe:transition-[translate] motion-safe:duration-[160ms]"
            style={{ translate: there ? "min(40vw, 400px) 0" : "0 0" }}
          />
        </div>
        <div className="mt-5 flex flex-wrap items-center gap-4">
          <Button variant="secondary" onClick={() => setThere(!there)}>
            Move
          </Button>
          <p className="text-muted text-sm">
            {motion === "reduced"
              ? "Reduced motion is on: no animation."
              : "160 ms, fast at first, then slowing down. Set the toolbar to reduced motion and press again."}
          </p>
        </div>
      </div>
    </Live>
  );
}
