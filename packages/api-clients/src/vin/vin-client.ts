import { jsonOf } from "../request/answer-reader.ts";
import { apiAddress } from "../request/api-address.ts";
import { type ApiResult, failure } from "../request/api-result.ts";
import { callApi } from "../request/call-api.ts";
import { type CallOptions, type ClientOptions, resolveTransport } from "../request/transport.ts";
import { type VinVehicle, vinVehicleSchema } from "./vin-vehicle-schema.ts";

/** The language of the refusals' messages. */
export type VinLocale = "en" | "es";

export type VinClient = {
  readonly baseUrl: string;
  /**
   * Decodes a VIN. Spaces and hyphens are removed. Error status 422: `refusals` say whether it is mistyped
   * (`vin-length`, `vin-character`, `vin-check-digit`) or not in the table (`vin-unknown`).
   */
  decode: (vin: string, options?: CallOptions & { locale?: VinLocale }) => Promise<ApiResult<VinVehicle>>;
};

/**
 * Creates a client that decodes VINs. `baseUrl` includes the version, `https://cars.example/api/v1`.
 *
 * @throws TypeError when `baseUrl` is not a URL
 * @example await createVinClient({ baseUrl }).decode("1HGCV1F3XJA000008") // { ok: true, value: { make: "Honda", … } }
 */
export function createVinClient(options: ClientOptions): VinClient {
  const transport = resolveTransport(options);
  return {
    baseUrl: apiAddress(options.baseUrl, "").url,
    decode: async (vin, { signal, locale = "en" } = {}) => {
      const plain = vin.toUpperCase().replace(/[\s-]/g, "");
      // Other characters could change the path.
      if (!/^[A-Z0-9]{1,100}$/.test(plain)) return failure({ kind: "refused", code: "vin.invalid" });
      const address = apiAddress(options.baseUrl, `vin/${plain}`, `locale=${locale}`);
      return callApi(
        { method: "GET", repeatable: true, address, answer: jsonOf(vinVehicleSchema), signal },
        transport,
      );
    },
  };
}
