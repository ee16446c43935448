import { describe, expect, test } from "vitest";
import { messageAddress } from "./message-address.ts";

const VIN = "3HGGK5H40KM000001";

describe("messageAddress", () => {
  test.each([
    ["/", "/contact-us?about=general#message"],
    ["/es", "/es/contact-us?about=general#message"],
    ["/used-cars-for-sale/suvs?page=2", "/contact-us?about=general#message"],
    [`/used-cars-for-sale/2019-honda-fit-lx-${VIN}`, `/contact-us?about=purchase&vin=${VIN}#message`],
    [
      `/es/new-cars-for-sale/2019-honda-fit-lx-${VIN}?terms=2000,0,700,60#payment`,
      `/es/contact-us?about=purchase&vin=${VIN}&terms=2000,0,700,60#message`,
    ],
  ])("of %s is %s", (page, address) => {
    expect(messageAddress(page)).toBe(address);
  });
});
