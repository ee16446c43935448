import fc from "fast-check";
import { expect, test } from "vitest";
import { inputOrder, sortStably, vinOrder } from "./stable-order.ts";

test("keys ascend, and equal keys keep their order", () => {
  const key = fc.oneof(fc.nat(5), fc.integer({ min: 0, max: 0xffffffff }));
  fc.assert(
    fc.property(fc.array(key), (keys) => {
      const order = [...sortStably(inputOrder(keys.length), Uint32Array.from(keys))];
      expect(order).toEqual([...keys.keys()].sort((a, b) => keys[a]! - keys[b]! || a - b));
    }),
  );
});

test("VINs are in the order of their characters", () => {
  const vin = fc.string({ unit: fc.constantFrom("0", "9", "A", "Z"), minLength: 17, maxLength: 17 });
  fc.assert(
    fc.property(fc.array(vin), (vins) => {
      expect(Array.from(vinOrder(vins.map((text) => ({ vin: text }))), (at) => vins[at])).toEqual(
        vins.toSorted(),
      );
    }),
  );
});
