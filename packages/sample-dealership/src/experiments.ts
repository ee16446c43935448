import type { ExperimentsConfig } from "@forecourt/dealership";

/** The experiments that run on Larkspur's site (docs/product/experiments.md). */
export const experiments: ExperimentsConfig = {
  flags: { experiments: true },
  dynamicConfigs: {},
  experiments: [
    {
      // Does a promise about the car bring more messages than one about money?
      name: "home-hero-order",
      status: "running",
      flag: "experiments",
      pages: ["/"],
      variants: [
        { name: "pre-approval-first", weight: 50 },
        { name: "warranty-first", weight: 50, settings: { home: { firstSlide: "lifetime-warranty" } } },
      ],
    },
    {
      // Does a button that names the result bring more applications than one that names the form?
      name: "vehicle-call-to-action",
      status: "running",
      flag: "experiments",
      pages: ["vehicles"],
      variants: [
        { name: "get-pre-approved", weight: 50 },
        {
          name: "see-my-terms",
          weight: 50,
          langs: {
            en: { content: { vehicle: { preApproval: { link: { label: "See my terms" } } } } },
            es: { content: { vehicle: { preApproval: { link: { label: "Ver mis condiciones" } } } } },
          },
        },
      ],
    },
  ],
};
