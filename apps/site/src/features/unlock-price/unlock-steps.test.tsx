import { exampleVehicle } from "@forecourt/inventory/testing";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { paymentErrors } from "#content/payment/testing/payment-errors.ts";
import { pageContext } from "#server/page-context.ts";
import { asVisible } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { describeCode } from "./describe/describe-code.ts";
import { describeDetails } from "./describe/describe-details.ts";
import { describeGranted } from "./describe/describe-granted.ts";
import { unlockSubject } from "./unlock-params.ts";
import { UnlockStep } from "./unlock-step.tsx";
import type { UnlockStepContent } from "./unlock-step-content.ts";

useTestSite();

const car = exampleVehicle();
const ada = { firstName: "Ada", lastName: "Brown", email: "ada@example.com", phone: "8165550123" };
const hidden = exampleVehicle({ vin: "JA4J4VAR4RZ000001", model: "Eclipse Cross", visibility: "private" });

async function contextOf(access: "locked" | "open" = "locked", locale: "en" | "es" = "en") {
  stockSite([car, hidden]);
  return pageContext(Promise.resolve({ locale, store: "north", access }));
}

/** The step as the dialog gets it: as JSON. */
const render = (step: UnlockStepContent) =>
  renderToStaticMarkup(<UnlockStep step={JSON.parse(JSON.stringify(step))} />);

describe("unlockSubject", () => {
  it("finds the kind of gate and hides a private vehicle before the unlock", async () => {
    const locked = await contextOf();
    expect(unlockSubject({ vin: car.vin }, locked)).toMatchObject({
      kind: "UNLOCK_PRICE",
      vehicle: { vin: car.vin, salePrice: null },
    });
    expect(unlockSubject({ vin: hidden.vin.toLowerCase() }, locked)).toEqual({
      kind: "UNLOCK_INVENTORY",
      vehicle: null,
      vin: hidden.vin,
      next: null,
    });
    expect(unlockSubject({ gate: "inventory" }, locked)).toMatchObject({
      kind: "UNLOCK_INVENTORY",
      vin: null,
    });
    expect(unlockSubject({ vin: hidden.vin }, await contextOf("open")).vehicle).toMatchObject(hidden);
  });

  it("accepts only paths of this site as `next`", async () => {
    const locked = await contextOf();
    expect(unlockSubject({ next: "/cars-for-sale?page=2" }, locked).next).toBe("/cars-for-sale?page=2");
    expect(unlockSubject({ next: "//elsewhere.example" }, locked).next).toBeNull();
  });
});

describe("UnlockFormStep", () => {
  it.each([
    ["en", "Error", "There was an error saving your information."],
    ["es", "Error", "Hubo un error al guardar sus datos."],
  ] as const)("says that the details were not saved, in %s", async (locale, title, text) => {
    const context = await contextOf("locked", locale);
    const refused = { form: "unlock", values: {}, errors: [{ field: "", code: "unavailable" }] };
    const html = render(describeDetails(unlockSubject({ gate: "inventory" }, context), context, { refused }));
    const failure = /<div[^>]*role="alert"[\s\S]*?<\/a>/.exec(html)?.[0] ?? "";
    expect(failure).toContain(`>${title}<`);
    expect(failure).toContain(text);
  });

  it("shows the vehicle without its locked price", async () => {
    const context = await contextOf();
    const subject = unlockSubject({ vin: car.vin, next: "/cars-for-sale" }, context);
    const html = render(describeDetails(subject, context));
    expect(html).toContain("2024 Mitsubishi Outlander");
    expect(html).toContain('name="kind" value="UNLOCK_PRICE"');
    expect(html).toContain(`name="origin" value="/unlock?vin=${car.vin}&amp;next=%2Fcars-for-sale"`);
    expect(html).toContain("We text one 6-digit code");
    expect(html).not.toMatch(/28[,.]?545|28[,.]?290|2829000/);
  });

  it("starts with what the visitor gave before", async () => {
    const context = await contextOf();
    const html = render(describeDetails(unlockSubject({}, context), context, { known: ada }));
    expect(html).toMatch(/name="email"[^>]* value="ada@example.com"/);
  });

  it("does not show a private vehicle", async () => {
    const context = await contextOf();
    const subject = unlockSubject({ vin: hidden.vin }, context);
    const html = render(describeDetails(subject, context));
    expect(html).toContain("See the private inventory");
    expect(html).not.toContain("Eclipse Cross");
  });

  it("has no form for visitors with open gates", async () => {
    const context = await contextOf("open");
    const html = render(describeDetails(unlockSubject({}, context), context));
    expect(html).not.toContain("<form");
    expect(html).toContain('href="/cars-for-sale"');
  });
});

describe("CodeStep", () => {
  const renderCode = async (phone: string | undefined, notice?: string) => {
    const context = await contextOf();
    const pending = phone === undefined ? undefined : { ...ada, phone };
    return render(describeCode({ subject: unlockSubject({}, context), pending, notice }, context));
  };

  it("shows the last digits only, and links to the inbox while no messages are sent", async () => {
    const html = await renderCode("(816) 555-0123");
    expect(html).toContain("the phone ending in 0123");
    expect(html.replace(/<input[^>]*type="hidden"[^>]*>/g, "")).not.toMatch(/816\D*555/);
    expect(html).toMatch(/<input[^>]*autoComplete="one-time-code"/);
    expect(html).toMatch(/<form id="resend"[^>]* method="post">.*<button type="submit"/);
    expect(html).toContain("http://localhost:3001/inbox");
  });

  it("does not claim that a code was sent when none was", async () => {
    const html = await renderCode("8165550123", "code-limited");
    expect(html).not.toMatch(/We sent|inbox/);
    expect(html).toContain("We could not send a code to the phone ending in 0123");
    expect(html).toContain("Send a new code");
    expect(await renderCode("8165550123", "code-wait")).toContain("We sent a 6-digit code");
  });

  it("shows a refused code with its error without scripts", async () => {
    const context = await contextOf();
    const refused = {
      form: "code",
      values: { code: "12" },
      errors: [{ field: "code", code: "code-digits" }],
    };
    const step = { subject: unlockSubject({}, context), pending: ada, notice: undefined, refused };
    const html = render(describeCode(step, context));
    expect(html).toMatch(/<div[^>]*id="problem"[^>]*>.*href="#code-code"/);
    expect(html).toMatch(/<input(?=[^>]*value="12")[^>]*aria-invalid="true"/);
  });

  it("says that a refused wish for a call did not arrive", async () => {
    const context = await contextOf();
    const refused = { form: "unlock", values: {}, errors: [{ field: "", code: "unavailable" }] };
    const subject = unlockSubject({}, context);
    const html = render(describeCode({ subject, pending: ada, notice: undefined, refused }, context));
    const [call = ""] = /<form[^>]* id="call"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(call).toMatch(/role="alert"/);
    expect(html).not.toMatch(/aria-invalid="true"/);
  });

  it("sends the details with the wish for a call, and leads back to the code", async () => {
    const context = await contextOf();
    const subject = unlockSubject({ vin: car.vin }, context);
    const pending = { ...ada, remember: true };
    const asking = render(describeCode({ subject, pending, notice: undefined }, context));
    const [call = ""] = /<form[^>]* id="call"[\s\S]*?<\/form>/.exec(asking) ?? [];
    expect(call).toMatch(/action="\/api\/v1\/stores\/north\/website\/leads"/);
    const values = Object.fromEntries(
      [...call.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    expect(values).toMatchObject({ ...ada, kind: "UNLOCK_PRICE", vin: car.vin, call: "1" });
    expect(values).toMatchObject({ keepRemembering: "on", remember: "on", consent: expect.any(String) });
    expect(call).toContain("Call me instead");
    const html = await renderCode("8165550123", "call");
    expect(html).toContain("A person calls the phone ending in 0123");
    expect(html).not.toContain("<form");
    expect(html).toContain('href="/unlock/verify"');
  });

  it("has no form without a pending unlock, and offers a call to an unsupported country", async () => {
    expect(await renderCode(undefined)).not.toContain("<form");
    const abroad = await renderCode("8765550123", "code-country");
    expect(abroad).not.toContain("6-digit code</label>");
    expect(abroad).toContain("Call me instead");
    expect(abroad).toContain("phones in the United States and Canada");
  });
});

describe("GrantedStep", () => {
  it.each([
    ["en", "Access Granted!", "Welcome to the private inventory, Ada."],
    ["es", "¡Acceso concedido!", "Le damos la bienvenida al inventario privado, Ada."],
  ] as const)("welcomes to the private inventory, in %s", async (locale, title, text) => {
    const context = await contextOf("open", locale);
    const html = render(describeGranted({ firstName: "Ada", vehicle: null, next: null }, context));
    expect(html).toMatch(new RegExp(`<h[12][^>]*>${title}</h[12]>`));
    expect(html).toContain(text);
  });

  it("greets by name, shows the unlocked price and links onward", async () => {
    const context = await contextOf("open");
    const html = render(
      describeGranted({ firstName: "Ada", vehicle: asVisible(car), next: "/cars-for-sale?page=2" }, context),
    );
    expect(html).toContain("Access Granted!");
    expect(html).toContain("Welcome to the private inventory, Ada.");
    expect(html).toMatch(/[A-Z]\w+ [A-Z]\w+, Sales \w+ at Larkspur \w+, answers you\./);
    expect(html).toContain("$28,545");
    expect(html).toContain("/mo est.");
    expect(paymentErrors(html)).toEqual([]);
    expect([...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
      `/used-cars-for-sale/2024-mitsubishi-outlander-sel-${car.vin}`,
      "/cars-for-sale?page=2",
    ]);
  });

  it("works without a name", async () => {
    const html = render(
      describeGranted({ firstName: undefined, vehicle: null, next: null }, await contextOf("open")),
    );
    expect(html).not.toMatch(/inventory, \.|\{\w+\}|answers you/);
  });
});

describe("in Spanish", () => {
  it("the form posts its language and returns to the Spanish page", async () => {
    const context = await contextOf("locked", "es");
    const html = render(describeDetails(unlockSubject({ vin: car.vin }, context), context));
    expect(html).toContain('name="locale" value="es"');
    expect(html).toContain(`name="origin" value="/es/unlock?vin=${car.vin}"`);
    expect(html).toContain('name="page" value="/es/unlock"');
    expect(html).toContain('href="/es/legal/privacy-policy"');
  });

  it("the code step restarts in Spanish", async () => {
    const context = await contextOf("locked", "es");
    const subject = unlockSubject({ vin: car.vin, next: "/es" }, context);
    const renderCode = (phone?: string) =>
      render(
        describeCode({ subject, pending: phone ? { ...ada, phone } : undefined, notice: undefined }, context),
      );
    const again = `href="/es/unlock?vin=${car.vin}&amp;next=%2Fes"`;
    expect(renderCode()).toContain(again);
    const html = renderCode("8165550123");
    expect(html).toContain(`href="/es/unlock?vin=${car.vin}&amp;next=%2Fes&amp;change=1"`);
    expect(html).toContain('name="locale" value="es"');
  });

  it("the last step links to Spanish pages", async () => {
    const context = await contextOf("open", "es");
    const html = render(describeGranted({ firstName: "Ada", vehicle: asVisible(car), next: null }, context));
    expect([...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href)).toEqual([
      `/es/used-cars-for-sale/2024-mitsubishi-outlander-sel-${car.vin}`,
      "/es/cars-for-sale",
    ]);
  });
});
