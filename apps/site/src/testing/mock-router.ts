import { vi } from "vitest";

// Components are rendered without Next's router: for all test files alike, since they share their modules.
vi.mock("next/navigation", async (original) => ({
  ...(await original<typeof import("next/navigation")>()),
  useRouter: () => ({}),
  usePathname: () => "/special-offers/dealer",
}));
