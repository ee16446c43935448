import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Lot } from "./lot.tsx";
import "./style.css";

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <Lot />
  </StrictMode>,
);
