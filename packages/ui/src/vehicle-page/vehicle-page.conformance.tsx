import { link, word } from "../testing/conformance-samples.tsx";
import { BuyBox } from "./buy-box.tsx";
import { Equipment } from "./equipment.tsx";
import { StorePanel } from "./store-panel.tsx";
import { VehicleBar } from "./vehicle-bar.tsx";
import { VehicleHeading } from "./vehicle-heading.tsx";
import { VehiclePage } from "./vehicle-page.tsx";

export const components = {
  VehiclePage: (
    <VehiclePage
      breadcrumbs={{ label: word, items: [link] }}
      gallery={word}
      summary={word}
      finePrint={{ label: word, paragraphs: [word] }}
    />
  ),
  VehicleHeading: <VehicleHeading title={word} subtitle={word} facts={[{ label: word, value: "1" }]} />,
  BuyBox: <BuyBox label={word} price={word} breakdown={word} actions={word} note={word} />,
  VehicleBar: (
    <VehicleBar price={word} payment={word}>
      {word}
    </VehicleBar>
  ),
  Equipment: <Equipment title={word} highlights={[word]} lists={[{ title: word, items: [word] }]} />,
  StorePanel: (
    <StorePanel
      map={{ label: word, caption: word, places: [{ number: 1, name: word, latitude: 1, longitude: 2 }] }}
      location={{ number: 1, name: word, addressLines: [word] }}
      hours={{ caption: word, rows: [] }}
    />
  ),
};
