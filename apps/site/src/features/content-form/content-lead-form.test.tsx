import { exampleVehicle } from "@forecourt/inventory/testing";
import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { siteContent } from "#server/content/site-content.ts";
import type { SentLead } from "#server/cookies/sent-leads.ts";
import { pageContext } from "#server/page-context.ts";
import { asVisible } from "#testing/test-context.ts";
import { stockSite, useTestSite } from "#testing/use-test-site.ts";
import { ContentLeadForm } from "./content-lead-form.tsx";
import type { LeadFormSection } from "./lead-form-section.ts";

useTestSite();

/** In stock at another store than the visitor's. */
const car = exampleVehicle({ storeId: "riverside" });

type Options = {
  locale?: "en" | "es";
  access?: "locked" | "open";
  vin?: string;
  errors?: { field: string; code: string }[];
  values?: Record<string, string>;
  sent?: SentLead;
};

async function render(
  path: string,
  { locale = "en", access = "locked", vin, errors, values = {}, sent }: Options = {},
) {
  stockSite([car]);
  const context = await pageContext(Promise.resolve({ locale, store: "north", access }));
  const { sections } = siteContent(locale, "north").content.pages[path]!;
  const section = sections.find((one) => one.kind === "lead-form") as LeadFormSection;
  const form = section.form === "SCHEDULE_TEST_DRIVE" ? "test-drive" : "careers";
  const { prelude } = await prerender(
    <ContentLeadForm
      section={section}
      path={path}
      context={context}
      refused={errors && { form, values, errors }}
      known={undefined}
      sent={sent}
      vin={vin ?? null}
      vehicle={vin === car.vin ? asVisible(car, access) : null}
    />,
  );
  return new Response(prelude).text();
}

const CAREERS = "/our-company/careers";
const FINANCING = "/auto-financing/apply-for-financing";
const alert = (html: string) => /<div role="alert"[\s\S]*?<div><(?:div|input)/.exec(html)?.[0] ?? "";
const unavailable = [{ field: "", code: "unavailable" }];

describe("the error texts", () => {
  it.each([
    ["en", "Something went wrong", "Oops! Something went wrong while submitting the form."],
    ["es", "Algo salió mal", "¡Ups! Algo salió mal al enviar el formulario."],
  ] as const)("of careers are its own, in %s", async (locale, title, text) => {
    expect(alert(await render(CAREERS, { locale }))).toBe("");
    const shown = alert(await render(CAREERS, { locale, errors: unavailable }));
    // The text has the title's words too.
    expect(shown).toContain(`>${title}<`);
    expect(shown).toContain(text);
    expect(shown).toContain('href="tel:');
  });

  it.each([
    ["en", "Something went wrong", "Please fill info about yourself."],
    ["es", "Algo salió mal", "Complete sus datos."],
  ] as const)("of a test drive ask for the missing details, in %s", async (locale, title, text) => {
    const html = await render("/test-drive", { locale, errors: [{ field: "phone", code: "required" }] });
    expect(alert(html)).toContain(`<h2 class="font-semibold text-base">${title}. ${text}</h2>`);
  });

  it("of a test drive do not ask for a detail that is only mistyped", async () => {
    const html = await render("/test-drive", {
      errors: [{ field: "phone", code: "phone" }],
      values: { phone: "12" },
    });
    expect(alert(html)).toContain("There is a problem");
    expect(alert(html)).not.toContain("Please fill info");
  });
});

describe("the resume", () => {
  it.each([
    ["en", "Resume", "PDF or Word (.docx), up to 5 MB"],
    ["es", "Currículum", "PDF o Word (.docx), de 5 MB como máximo"],
  ] as const)("is an optional file of the job application, in %s", async (locale, label, hint) => {
    const html = await render(CAREERS, { locale });
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).toMatch(/<input[^>]*type="file"[^>]*accept=".pdf,.docx"/);
    expect(html).toContain(label);
    expect(html).toContain(hint);
  });

  it("shows why it was refused beside its field", async () => {
    const html = await render(CAREERS, { errors: [{ field: "resume", code: "resume-again" }] });
    expect(html).toMatch(/<p id="apply-form-resume-error"[^>]*>.*?Choose your resume again/);
    expect(html).toContain('href="#apply-form-resume"');
    expect(html).toMatch(/<input[^>]*aria-describedby="[^"]*apply-form-resume-error/);
  });

  it("is on no other form", async () => {
    const html = await render("/test-drive");
    expect(html).not.toMatch(/type="file"|multipart/);
  });
});

describe("the vehicle of the address", () => {
  it.each([FINANCING, "/test-drive"])("is shown and sent with the form of %s", async (path) => {
    const html = await render(path, { vin: car.vin });
    expect(html).toContain("2024 Mitsubishi Outlander SEL");
    expect(html).toContain(`name="vin" value="${car.vin}"`);
    expect(html).toContain(`name="origin" value="${path}?vin=${car.vin}"`);
    expect(html).toContain("$29,755");
    expect(html).not.toMatch(/28[,.]?545|28[,.]?290|2829000/);
    expect(await render(path, { vin: car.vin, access: "open" })).toContain("$28,545");
  });

  it("may be unknown: the form says so and works without it", async () => {
    const html = await render("/test-drive", { vin: "JA4J4VAR4RZ000000" });
    expect(html).toContain("We cannot find the vehicle of this link.");
    expect(html).not.toContain('name="vin"');
    expect(await render(FINANCING, { vin: "x", locale: "es" })).toContain("No encontramos el vehículo");
  });

  it("may be missing: a test drive asks for one, financing does not", async () => {
    expect(await render("/test-drive")).toContain("No vehicle chosen yet.");
    expect(await render(FINANCING)).not.toMatch(/No vehicle|cannot find/);
  });
});

const sentLead = (about: Pick<SentLead, "kind"> & Partial<SentLead>): SentLead => ({
  vin: null,
  firstName: "Ana",
  given: ["email"],
  person: null,
  ...about,
});

describe("the confirmation", () => {
  it("replaces the form, and names the vehicle and the store that has it", async () => {
    const html = await render("/test-drive", {
      sent: sentLead({ kind: "SCHEDULE_TEST_DRIVE", vin: car.vin }),
    });
    expect(html).toContain("Test drive requested");
    expect(html).not.toMatch(/<form|Test Drive Scheduled/);
    expect(html).toContain("2024 Mitsubishi Outlander SEL");
    expect(html).toContain("Larkspur Riverside");
    expect(html).toContain("(417) 555-0163");
    expect(html).toContain("Sales hours");
  });

  it.each([
    ["en", "Already received"],
    ["es", "Ya lo recibimos"],
  ] as const)(
    "of an unchanged application says that it was received before, in %s",
    async (locale, title) => {
      const sent = sentLead({ kind: "APPLY_FINANCING", alreadyReceived: true });
      const html = await render(FINANCING, { locale, sent });
      expect(html).toContain(title);
      expect(html).toContain(`href="${locale === "es" ? "/es" : ""}${FINANCING}"`);
      expect(html).not.toContain("<form");
    },
  );

  it.each([
    ["en", "Message sent!", "Thank you! Your submission has been received!"],
    ["es", "¡Mensaje enviado!", "¡Gracias! Recibimos su solicitud."],
  ] as const)(
    "of an application to careers says that it was received, in %s",
    async (locale, title, text) => {
      const html = await render(CAREERS, { locale, sent: sentLead({ kind: "CAREERS" }) });
      expect(html).toMatch(new RegExp(`<h2[^>]*>${title}</h2>`));
      expect(html).toContain(text);
      expect(html).not.toContain("<form");
    },
  );

  it("of a form without a vehicle names the visitor's store, and a team without staff", async () => {
    const html = await render(CAREERS, { sent: sentLead({ kind: "CAREERS" }) });
    expect(html).toContain("Thank you! Your submission has been received!");
    expect(html).toContain("Larkspur North");
    expect(html).toContain("Our team answers you.");
    expect(html).not.toContain("<table");
  });
});
