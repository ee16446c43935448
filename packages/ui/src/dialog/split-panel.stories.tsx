import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/button.tsx";
import { FeatureList } from "../feature-list/feature-list.tsx";
import { Field } from "../field/field.tsx";
import { Link } from "../link/link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { Heading, Text } from "../text/text.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { VehicleImage } from "../vehicle-image/vehicle-image.tsx";
import { Dialog } from "./dialog.tsx";
import { opensDialog } from "./dialog-commands.ts";
import { SplitPanel, VehicleAside } from "./split-panel.tsx";

const words = {
  en: {
    open: "Unlock the price",
    title: "Unlock the price",
    text: "Four details, once. Every price on this site stays open for you on this device.",
    firstName: "First name",
    lastName: "Last name",
    email: "Email",
    phone: "Mobile phone",
    send: "Show me the price",
    alt: "Silver pickup truck, illustration",
    caption: "Illustration",
    vehicle: "2022 Ford Ranger XLT",
    facts: "SuperCrew 4x4 · 33,502 mi",
    points: ["Every price, dealer fees included", "Private inventory: 11 vehicles not yet listed"],
    talk: "Prefer to talk?",
  },
  es: {
    open: "Desbloquear el precio",
    title: "Desbloquear el precio de este vehículo",
    text: "Cuatro datos, una sola vez. Todos los precios de este sitio quedan abiertos para usted en este dispositivo.",
    firstName: "Nombre",
    lastName: "Apellidos",
    email: "Correo electrónico",
    phone: "Teléfono celular",
    send: "Mostrarme el precio",
    alt: "Camioneta pickup plateada, ilustración",
    caption: "Ilustración",
    vehicle: "Ford Ranger XLT SuperCrew 2022",
    facts: "Doble cabina 4x4 · 33,502 millas recorridas",
    points: [
      "Todos los precios, con los cargos del concesionario incluidos",
      "Inventario privado: 11 vehículos que aún no se publican",
    ],
    talk: "¿Prefiere hablar con alguien?",
  },
};

const guide: ComponentGuide = {
  purpose: "Shows a form or a result beside its vehicle, in a dialog or as a card.",
  avoid: ["For a form without a vehicle: use Dialog or Panel.", "For a vehicle in a list: use VehicleCard."],
  anatomy: [
    ["Form side", "First on wide screens, below the vehicle on phones"],
    ["VehicleAside", "Image, title and subtitle; on wide screens also benefits and contact"],
  ],
  keyboard: [],
  product: ["unlock-gates.md#unlocking", "interface.md#look"],
};

const meta = {
  id: "components-splitpanel",
  title: "Overlays/SplitPanel",
  component: SplitPanel,
  subcomponents: { VehicleAside },
  tags: ["stable"],
  parameters: { guide },
  args: { aside: null },
  argTypes: { aside: { control: false } },
} satisfies Meta<typeof SplitPanel>;

export default meta;
type Story = StoryObj<typeof meta>;
type Words = (typeof words)["en"];

const cardClass = "max-w-240 overflow-hidden rounded-lg border border-line bg-surface";

function Vehicle({ words: t, bare = false }: { words: Words; bare?: boolean }) {
  return (
    <VehicleAside
      image={
        <VehicleImage
          ratio="bare"
          kind="render"
          src="illustrations/truck-front-quarter-silver-640.avif"
          width={640}
          height={320}
          alt={t.alt}
          caption={t.caption}
        />
      }
      title={t.vehicle}
      subtitle={t.facts}
      points={bare ? undefined : <FeatureList columns={1} items={t.points} />}
      footer={
        bare ? undefined : (
          <>
            {t.talk}{" "}
            <Link href="tel:+14175550142">
              <bdi>(417) 555-0142</bdi>
            </Link>
          </>
        )
      }
    />
  );
}

function UnlockForm({ words: t, id, heading = true }: { words: Words; id: string; heading?: boolean }) {
  return (
    <div className="grid gap-5">
      <div>
        {heading ? (
          <Heading level={2} size="dialog">
            {t.title}
          </Heading>
        ) : null}
        <Text tone="muted" className="mt-2">
          {t.text}
        </Text>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={`${id}-first`} label={t.firstName}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </Field>
        <Field id={`${id}-last`} label={t.lastName}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </Field>
      </div>
      <Field id={`${id}-email`} label={t.email}>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </Field>
      <Field id={`${id}-phone`} label={t.phone}>
        {(control) => <TextInput {...control} type="tel" autoComplete="off" />}
      </Field>
      <Button size="lg" block>
        {t.send}
      </Button>
    </div>
  );
}

export const Playground: Story = {
  render: (args, context) => {
    const t = wordsOf(words, context);
    return (
      <SplitPanel {...args} className={cardClass} aside={<Vehicle words={t} />}>
        <UnlockForm words={t} id="playground" />
      </SplitPanel>
    );
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <States columns={1}>
        <State name="with points and a way to talk, which wide screens show">
          <SplitPanel className={cardClass} aside={<Vehicle words={t} />}>
            <UnlockForm words={t} id="whole" />
          </SplitPanel>
        </State>
        <State name="the vehicle alone">
          <SplitPanel className={cardClass} aside={<Vehicle words={t} bare />}>
            <UnlockForm words={t} id="bare" />
          </SplitPanel>
        </State>
      </States>
    );
  },
};

export const InADialog: Story = {
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <>
        <Button {...opensDialog("unlock")}>{t.open}</Button>
        <Dialog
          id="unlock"
          size="lg"
          frame="none"
          title={t.title}
          closeLabel={messagesOf(context).dialog.close}
        >
          <SplitPanel aside={<Vehicle words={t} />}>
            <p aria-hidden="true" className="font-bold text-3xl">
              {t.title}
            </p>
            <UnlockForm words={t} id="dialog" heading={false} />
          </SplitPanel>
        </Dialog>
      </>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => {
    const t = wordsOf(words, context);
    return (
      <SplitPanel className={`${cardClass} max-w-160!`} aside={<Vehicle words={t} />}>
        <UnlockForm words={t} id="spanish" />
      </SplitPanel>
    );
  },
};
