const seo = { title: "T", description: "D" };
const titled = { title: "T", text: "X" };
const withButton = { ...titled, button: "B" };
const linked = { ...titled, link: { label: "L", href: "/" } };

/** Minimal content parts of a site; JSON is also YAML. */
const PARTS: Record<string, unknown> = {
  menus: { home: "Home" },
  footer: { about: "A", notes: [], sampleNotice: null },
  listing: {
    seo,
    text: "X",
    privateTeaser: withButton,
    lockedPrice: withButton,
    photos: withButton,
    help: withButton,
  },
  vehicle: {
    seo,
    seoWithoutPrice: seo,
    disclaimer: ["D"],
    paymentNote: "P",
    historyNote: "H",
    illustrationNote: "I",
    lockedPrice: withButton,
    privateVehicle: withButton,
    pending: titled,
    sold: titled,
    unknown: titled,
    preApproval: linked,
    testDrive: linked,
    trade: linked,
    covered: linked,
  },
  "payment-explainer": { ...titled, items: [{ id: "a", ...titled }], note: "N" },
  unlock: {
    price: withButton,
    inventory: withButton,
    phoneHint: "P",
    phoneHintWithoutCode: "P",
    consent: "C",
    points: [],
    granted: { ...titled, points: [] },
  },
  verification: { ...titled, hint: "H", inboxNote: "I" },
  "not-found": {
    seo,
    badge: "404",
    title: "T",
    subtitle: "S",
    button: { label: "L", href: "/" },
    searchTitle: "S",
    searches: [],
    suggestions: [],
  },
  promotions: [],
  "body-styles": [],
  "new-models": [],
};

/** A site with two pages and an article, in English and partly in Spanish. */
export const exampleFiles: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(PARTS).map(([name, part]) => [`en/_parts/${name}.yaml`, JSON.stringify(part)]),
  ),
  "en/index.yaml": `key: index
layout: default
seo:
  title: Home
  description: A home page
heading:
  title: Welcome
sections:
  - kind: hours
    id: hours
`,
  "es/index.yaml": "seo:\n  title: Inicio\n",
  "en/legal/terms.md": "---\nkey: terms\ntitle: Terms\ndescription: D\ntext: X\n---\n\nA paragraph.\n",
  "es/legal/terms.md": "---\ntitle: Condiciones\ndescription: De\ntext: X\n---\n\nUn párrafo.\n",
  "en/help-center/buying/index.yaml": "title: Buying\ndescription: D\ntext: X\n",
  "en/help-center/buying/fees.md": `---
title: Fees
description: D
author: ada
published: 2026-01-02
updated: 2026-02-03
related: []
---

A lead.
`,
  "es/help-center/buying/fees.md": "---\ntitle: Cargos\ndescription: De\n---\n\nUn principio.\n",
  "en/shopping-guides/authors/ada.yaml":
    "name: Ada\nstaffSlug: null\ntitle: Writer\nbio: B\ndescription: D\n",
  "es/_parts/data-translations.yaml": "stores:\n  north:\n    subname: Autos nuevos\n    note: null\n",
  "README.md": "How to write.",
};
