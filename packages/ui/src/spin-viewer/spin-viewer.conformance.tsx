import { word } from "../testing/conformance-samples.tsx";
import { SpinViewer } from "./spin-viewer.tsx";

export const components = {
  SpinViewer: (
    <SpinViewer
      label={word}
      frames={[
        { src: "/1.avif", label: `${word} 1` },
        { src: "/2.avif", label: `${word} 2` },
      ]}
      width={2}
      height={1}
      turnLeftLabel={word}
      turnRightLabel={word}
      hint={word}
    />
  ),
};
