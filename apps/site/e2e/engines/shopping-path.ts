import type { Shopper } from "./shopper.ts";

type Car = { url: string; vin: string; priceLocked?: boolean; status: string; condition: string };

/** A step of the path; it opens its own page, so that one failure does not hide the next. */
export type Step = { name: string; walk(shopper: Shopper): Promise<void> };

const COUNT = `document.querySelector("main")?.innerText.match(/([\\d,]+) vehicles/)?.[1]`;
const CARD = `[data-vin] :is(h2, h3) a`;

/** Whether the strip has scrolled to its second picture. */
const SECOND_PICTURE = `(() => {
  const slide = document.querySelector("#gallery-photo-2");
  const left = (element) => element.getBoundingClientRect().left;
  return slide !== null && Math.abs(left(slide) - left(slide.parentElement)) < 5;
})()`;

/**
 * Lists the steps from the home page to a sent message. The unlock comes before the message, since a message also
 * unlocks prices.
 */
export async function shoppingPath(origin: string): Promise<Step[]> {
  const locked = await firstCar(origin, "condition=new", (car) => car.priceLocked === true);
  const open = await firstCar(origin, "condition=used", (car) => !car.priceLocked);
  return [
    {
      name: "home to list",
      async walk(shopper) {
        await shopper.open("/");
        await shopper.see(`document.querySelector("main h1") !== null`);
        await shopper.click({ selector: `a[href="/cars-for-sale"]` });
        await shopper.see(
          `location.pathname === "/cars-for-sale" && document.querySelector("${CARD}") !== null`,
        );
      },
    },
    {
      name: "filter",
      async walk(shopper) {
        await shopper.open("/cars-for-sale");
        const all = await shopper.see(COUNT);
        await shopper.click({ selector: "input[type=checkbox]", name: "^SUVs" });
        await shopper.see(`location.pathname.endsWith("/suvs") && ${COUNT} !== ${JSON.stringify(all)}`);
      },
    },
    {
      name: "sort",
      async walk(shopper) {
        await shopper.open("/used-cars-for-sale");
        await shopper.click({ selector: "main button", name: "^Sort by|Newest" });
        await shopper.click({ selector: "a", name: "^Lowest mileage" });
        await shopper.see(`location.search === "?sort=mileage"`);
      },
    },
    {
      name: "list to vehicle",
      async walk(shopper) {
        await shopper.open("/used-cars-for-sale");
        const title = await shopper.see(`document.querySelector("${CARD}")?.textContent`);
        await shopper.click({ selector: CARD });
        await shopper.see(`document.querySelector("main h1")?.textContent === ${JSON.stringify(title)}`);
      },
    },
    {
      name: "gallery and dialog",
      async walk(shopper) {
        await shopper.open(open.path);
        await shopper.click({ selector: "main a", name: "^Picture 2 of" });
        await shopper.see(SECOND_PICTURE);
        await shopper.click({ selector: "main button", name: "APR" });
        await shopper.see(`document.querySelector("dialog[open]")?.matches(":modal")`);
        await shopper.pressEscape();
        await shopper.see(`document.querySelector("dialog[open]") === null`);
      },
    },
    {
      name: "calculator's slider",
      async walk(shopper) {
        await shopper.open(open.path);
        const field = `document.querySelector("input[name=down]")?.value`;
        const before = await shopper.see(field);
        await shopper.dragBy({ selector: "main form :is(input[type=range], [role=slider])" }, 60);
        await shopper.see(`${field} !== ${JSON.stringify(before)}`);
      },
    },
    {
      name: "unlock, first step",
      async walk(shopper) {
        await shopper.open(locked.path);
        await shopper.click({ selector: "main a", name: "^Unlock the price" });
        await fillDetails(shopper);
        await shopper.click({ selector: "button", name: "^Show me the price" });
        await shopper.see(`document.querySelector("input[name=code]")?.checkVisibility()`);
      },
    },
    {
      name: "contact form, sent",
      async walk(shopper) {
        await shopper.open(open.path);
        await shopper.click({ selector: "main a", name: "^Ask about this vehicle" });
        await fillDetails(shopper);
        await shopper.fill({ selector: "main textarea" }, "Is it still there?");
        await shopper.click({ selector: "main button", name: "^Send message" });
        await shopper.seeText("Message sent!");
      },
    },
    {
      name: "a test drive from a card, booked and cancelled",
      async walk(shopper) {
        await shopper.open("/used-cars-for-sale");
        await shopper.click({ selector: "[data-vin] a", name: "^Test drive" });
        await shopper.see(`location.pathname === "/test-drive"`);
        await shopper.click({ selector: "main input[name=start]:enabled" });
        await shopper.click({ selector: "main button", name: "^Continue" });
        await fillDetails(shopper);
        await shopper.click({ selector: "main button", name: "^Book my test drive" });
        await shopper.seeText("Test Drive Scheduled");
        await shopper.click({ selector: "main a", name: "^Cancel$" });
        await shopper.click({ selector: "main button", name: "^Cancel it" });
        await shopper.seeText("Your appointment is cancelled.");
      },
    },
    {
      name: "terms edited and removed",
      async walk(shopper) {
        await shopper.open("/used-cars-for-sale?terms=2000,0,700,60");
        await shopper.click({ selector: "summary", name: "^Your terms" });
        await shopper.click({ selector: "main button", name: "^Update payments" });
        await shopper.seeText("Your terms: 60 mo");
        await shopper.click({ selector: "main a", name: "^Remove$" });
        await shopper.see(`location.search === "" && sessionStorage.getItem("payment-terms") === null`);
      },
    },
    {
      name: "a vehicle saved and forgotten",
      async walk(shopper) {
        await shopper.open(open.path);
        await shopper.click({ selector: "main button", name: "^Save " });
        await shopper.see(`document.querySelector("main [aria-pressed=true]") !== null`);
        await shopper.open("/saved");
        await shopper.see(`document.querySelector('main a[href*="${open.path}"]') !== null`);
        await shopper.open("/my-details");
        await shopper.click({ selector: "main button", name: "^Forget everything" });
        await shopper.see(`sessionStorage.length + localStorage.length === 0`);
      },
    },
    {
      name: "Spanish",
      async walk(shopper) {
        await shopper.open("/cars-for-sale");
        await shopper.click({ selector: "a", name: "^Español" });
        await shopper.see(
          `location.pathname === "/es/cars-for-sale" && document.documentElement.lang === "es"`,
        );
        await shopper.seeText("vehículos");
      },
    },
  ];
}

async function fillDetails(shopper: Shopper): Promise<void> {
  await shopper.fill({ selector: "input", name: "^First name" }, "Mara");
  await shopper.fill({ selector: "input", name: "^Last name" }, "Lindqvist");
  await shopper.fill({ selector: "input", name: "^Email" }, "mara.engines@example.com");
  await shopper.fill({ selector: "input", name: "[Pp]hone" }, `417555${String(Date.now()).slice(-4)}`);
}

async function firstCar(
  origin: string,
  query: string,
  isFit: (car: Car) => boolean,
): Promise<{ path: string }> {
  const answer = await fetch(`${origin}/api/v1/store-group/larkspur/website/vehicles?${query}`);
  const { vehicles } = (await answer.json()) as { vehicles: Car[] };
  const car = vehicles.find((one) => one.status === "available" && isFit(one));
  if (!car) throw new Error(`no vehicle fits “${query}”`);
  return { path: new URL(car.url, origin).pathname };
}
