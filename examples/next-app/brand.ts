/** All that makes this site look like Bayside Motors. `npm run brand` writes it into src/app/brand.css. */
import { writeFileSync } from "node:fs";
import { brandErrorText, defineBrand } from "@forecourt/ui/define-brand";

const brand = defineBrand({
  accent: "#c2410c",
  onAccent: "#ffffff",
  accentText: { light: "#9a3412", dark: "#fdba74" },
  accentWash: { light: "#fff1e8", dark: "#3a1d0d" },
  action: { light: "#12305c", dark: "#dbe7fb" },
  onAction: { light: "#ffffff", dark: "#0b1b33" },
  neutralHue: 255,
  neutralChroma: 0.01,
  radius: 6,
  font: 'Georgia, "Times New Roman", serif',
});

if (!brand.ok) throw new Error(brand.errors.map(brandErrorText).join("\n"));
writeFileSync(new URL("src/app/brand.css", import.meta.url), brand.value.css);
