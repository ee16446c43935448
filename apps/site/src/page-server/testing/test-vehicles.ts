export const VIN = {
  outlander: "JA4J4VAR4RZ004417",
  /** Not in the inventory; its tenth character means 2021. */
  unknown: "KNDJ23AU8M7000001",
  sold: "JA4AP3AU0NU000001",
  private: "JA4J4VAR4RZ009999",
};

export const OUTLANDER = `/used-cars-for-sale/2024-mitsubishi-outlander-sel-${VIN.outlander}`;
export const SOLD = `/certified-cars-for-sale/2022-mitsubishi-outlander-sport-es-${VIN.sold}`;
