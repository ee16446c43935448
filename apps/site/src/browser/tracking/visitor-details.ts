import type { TrackingUser } from "@forecourt/tracking";
import { VISITOR_API_PATH } from "#shared/addresses/public-paths.ts";
import { askSite } from "./ask-site.ts";

type Profile = Partial<Record<"firstName" | "lastName" | "email" | "phone", string>> & {
  uniqueUserId?: string | null;
  homeAddress?: Partial<Record<"address" | "city" | "state" | "zipCode", string>> | null;
};

let asked: Promise<TrackingUser> | undefined;

/** What this visitor gave before, for hashes; asked for once per document, and only with targeting. */
export function visitorDetails(): Promise<TrackingUser> {
  asked ??= askSite<Profile>(VISITOR_API_PATH).then(
    ({ firstName, lastName, email, phone, uniqueUserId, homeAddress } = {}) => ({
      ...(firstName && { firstName }),
      ...(lastName && { lastName }),
      ...(email && { email }),
      ...(phone && { phone }),
      ...(uniqueUserId && { external_id: uniqueUserId }),
      ...(homeAddress?.address && { streetAddress: homeAddress.address }),
      ...(homeAddress?.city && { city: homeAddress.city }),
      ...(homeAddress?.state && { state: homeAddress.state }),
      ...(homeAddress?.zipCode && { zipCode: homeAddress.zipCode }),
    }),
  );
  return asked;
}

/** After a form the visitor has other details. */
export function forgetVisitorDetails(): void {
  asked = undefined;
}
