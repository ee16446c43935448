import { create } from "storybook/theming/create";

const mark = `<svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0f1412"/><path d="M6 9h20v4H6zM9 13h4v11H9z" fill="#fff"/><path d="M15 17h8v4h-8z" fill="#22c55e"/></svg>`;

const shared = {
  brandTitle: `<span style="display:flex;align-items:center;gap:10px;font-weight:700;font-size:15px">${mark}Forecourt UI kit</span>`,
  brandUrl: "./",
  fontBase: '"Hanken Grotesk Variable", ui-sans-serif, system-ui, "Segoe UI", Roboto, sans-serif',
  fontCode: 'ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace',
  appBorderRadius: 8,
  inputBorderRadius: 8,
};

/*
 * Storybook's own theme in the kit's default brand, in hex because Storybook computes with it. The same roles as in
 * tokens.css: canvas around, surface behind text, ink, and the accent text colour for selected items.
 */

export const lightTheme = create({
  ...shared,
  base: "light",
  colorPrimary: "#137338",
  colorSecondary: "#137338",
  appBg: "#f6f8f7",
  appContentBg: "#ffffff",
  appPreviewBg: "#f6f8f7",
  appHoverBg: "#e7f6ec",
  appBorderColor: "#dfe4e1",
  textColor: "#111613",
  textMutedColor: "#565c58",
  textInverseColor: "#ffffff",
  barBg: "#ffffff",
  barTextColor: "#454b47",
  barHoverColor: "#137338",
  barSelectedColor: "#137338",
  buttonBg: "#ffffff",
  buttonBorder: "#cfd6d1",
  booleanBg: "#eef2ef",
  booleanSelectedBg: "#ffffff",
  inputBg: "#ffffff",
  inputBorder: "#7f8782",
  inputTextColor: "#111613",
});

export const darkTheme = create({
  ...shared,
  base: "dark",
  colorPrimary: "#4ade80",
  colorSecondary: "#4ade80",
  appBg: "#0d100e",
  appContentBg: "#151816",
  appPreviewBg: "#0d100e",
  appHoverBg: "#10301d",
  appBorderColor: "#2a2f2c",
  textColor: "#f2f4f3",
  textMutedColor: "#b0b5b2",
  textInverseColor: "#0e1210",
  barBg: "#151816",
  barTextColor: "#b9beba",
  barHoverColor: "#4ade80",
  barSelectedColor: "#4ade80",
  buttonBg: "#1d211f",
  buttonBorder: "#3c423e",
  booleanBg: "#1d211f",
  booleanSelectedBg: "#2a2f2c",
  inputBg: "#151816",
  inputBorder: "#6d7570",
  inputTextColor: "#f2f4f3",
});
