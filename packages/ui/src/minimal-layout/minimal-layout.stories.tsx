import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button, LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { IconLink } from "../icon-button/icon-button.tsx";
import { Link } from "../link/link.tsx";
import { Stepper } from "../stepper/stepper.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SampleLogo, sampleStores } from "../storybook/sample-dealership.tsx";
import { ScreenFrame } from "../storybook/screen-frame.tsx";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Heading } from "../text/text.tsx";
import { MinimalLayout, type MinimalLayoutProps } from "./minimal-layout.tsx";

const words = {
  en: {
    call: "Call us",
    close: "Close",
    flow: "Personalize your price",
    steps: ["Down payment", "Trade-in", "Trade equity", "Credit range", "Contact", "Done"],
    states: { done: "done", skipped: "not asked" },
    step: "Step 4 of 6: Credit range",
    question: "About where is your credit score?",
    hint: "Your best guess is fine. We don’t check your credit here; the range only sets the rate in your estimate.",
    next: "Continue",
    legal: "A soft inquiry only. Final terms depend on the lender’s review.",
  },
  es: {
    call: "Llámenos",
    close: "Cerrar",
    flow: "Personalice su precio",
    steps: ["Pago inicial", "Vehículo a cambio", "Valor a favor", "Rango de crédito", "Contacto", "Listo"],
    states: { done: "hecho", skipped: "no se pregunta" },
    step: "Paso 4 de 6: rango de crédito",
    question: "¿Cuál es, aproximadamente, su puntaje de crédito?",
    hint: "Basta con una aproximación. Aquí no consultamos su crédito; el rango solo define la tasa de su estimación.",
    next: "Continuar",
    legal: "Solo una consulta que no afecta su crédito. Las condiciones finales dependen del prestamista.",
  },
};

const guide: ComponentGuide = {
  purpose: "The page layout of a flow: no navigation, an exit link, a contact.",
  avoid: [
    "For content pages: use SiteHeader and SiteFooter.",
    "Without `exit`: users must be able to leave a flow.",
  ],
  anatomy: [
    ["Skip link", "The first link of the page"],
    ["Header", "Back, logo, help, exit; not sticky"],
    ["Progress", "One line: the flow's name and the step"],
    ["Main", "Target of the skip link"],
    ["Footer", "Legal text required on every step"],
  ],
  keyboard: [
    ["Tab", "Moves through skip link, back, logo, help, exit, then the content"],
    ["Enter", "On the skip link: moves focus to `main`"],
  ],
  product: ["visitor.md#pricing-wizard", "visitor.md#test-drive"],
};

const meta = {
  id: "components-minimallayout",
  title: "Layout/MinimalLayout",
  component: MinimalLayout,
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "560px" } } },
  args: { skipLabel: "", logo: null },
  render: (args, context) => <Flow context={context} {...args} />,
} satisfies Meta<typeof MinimalLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

type FlowProps = Partial<MinimalLayoutProps> & { context: { globals: Record<string, unknown> } };

function Flow({ context, ...args }: FlowProps) {
  const t = wordsOf(words, context);
  const { minimalLayout } = messagesOf(context);
  const [store] = sampleStores;
  return (
    <MinimalLayout
      help={
        <>
          <Link variant="nav" href={`tel:${store.phone}`} className="font-semibold max-md:hidden!">
            <Icon name="phone" size={16} />
            <bdi>{store.phone}</bdi>
          </Link>
          <IconLink label={t.call} href={`tel:${store.phone}`} className="md:hidden!">
            <Icon name="phone" />
          </IconLink>
        </>
      }
      exit={
        <LinkButton variant="secondary" href="#exit">
          {minimalLayout.exit}
        </LinkButton>
      }
      progress={
        <Stepper
          title={t.flow}
          steps={t.steps.map((label) => ({ id: label, label }))}
          current={t.steps[3]!}
          text={t.step}
          stateWords={t.states}
        />
      }
      footer={<p>{t.legal}</p>}
      {...args}
      skipLabel={args.skipLabel || minimalLayout.skip}
      logo={args.logo ?? <SampleLogo />}
    >
      <div className="max-w-165">
        <Heading level={1}>{t.question}</Heading>
        <p className="mt-2 text-muted">{t.hint}</p>
        <div className="mt-6">
          <Button size="lg">{t.next}</Button>
        </div>
      </div>
    </MinimalLayout>
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    const { minimalLayout } = messagesOf(context);
    const back = (
      <IconLink label={minimalLayout.back} href="#back" variant="ghost" className="-ms-3">
        <Icon name="arrow-left" className="rtl:-scale-x-100" />
      </IconLink>
    );
    const close = (
      <IconLink label={t.close} href="#close">
        <Icon name="close" />
      </IconLink>
    );
    return (
      <States columns={1}>
        <State name="help, exit, progress">
          <ScreenFrame height={460}>
            <Flow context={context} mainId="a" className="min-h-115!" />
          </ScreenFrame>
        </State>
        <State name="back and close, without progress and footer">
          <ScreenFrame height={380}>
            <Flow
              context={context}
              mainId="b"
              className="min-h-95!"
              back={back}
              exit={close}
              progress={null}
              footer={null}
            />
          </ScreenFrame>
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  decorators: [(Story) => <div className="max-w-80">{Story()}</div>],
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const skip = canvas.getByRole("link", { name: "Skip to the content" });
    await expect(skip).toHaveFocus();
    await expect(canvasElement.querySelector(skip.getAttribute("href")!)).toBe(canvas.getByRole("main"));
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /Larkspur/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Save and exit" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Continue" })).toHaveFocus();
  },
};
