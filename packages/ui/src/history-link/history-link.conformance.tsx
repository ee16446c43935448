import { word } from "../testing/conformance-samples.tsx";
import { HistoryLink } from "./history-link.tsx";

export const components = {
  HistoryLink: (
    <HistoryLink href="/" newTabLabel={word}>
      {word}
    </HistoryLink>
  ),
};
