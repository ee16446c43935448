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
  purpose: "Puts a form or a result beside the vehicle it is about, in a dialog or as a card of a page.",
  avoid: [
    "For a form about no vehicle: put it into a Dialog or Panel alone.",
    "For a vehicle in a list: use VehicleCard.",
  ],
  anatomy: [
    ["Form side", "First in reading order on wide screens, below the vehicle on phones"],
    ["VehicleAside", "Picture, title and subtitle; what the form gives and a way to talk, on wide screens"],
  ],
  keyboard: [],
  product: ["unlock-gates.md#unlocking", "interface.md#look"],
};

const meta = {
  title: "Components/SplitPanel",
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

function Vehicle({ words: w, bare = false }: { words: Words; bare?: boolean }) {
  return (
    <VehicleAside
      image={
        <VehicleImage
          ratio="bare"
          kind="render"
          src="illustrations/truck-front-quarter-silver-640.avif"
          width={640}
          height={320}
          alt={w.alt}
          caption={w.caption}
        />
      }
      title={w.vehicle}
      subtitle={w.facts}
      points={bare ? undefined : <FeatureList columns={1} items={w.points} />}
      footer={
        bare ? undefined : (
          <>
            {w.talk} <Link href="tel:+14175550142">(417) 555-0142</Link>
          </>
        )
      }
    />
  );
}

function UnlockForm({ words: w, id, heading = true }: { words: Words; id: string; heading?: boolean }) {
  return (
    <div className="grid gap-5">
      <div>
        {heading ? (
          <Heading level={2} size="dialog">
            {w.title}
          </Heading>
        ) : null}
        <Text tone="muted" className="mt-2">
          {w.text}
        </Text>
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id={`${id}-first`} label={w.firstName}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </Field>
        <Field id={`${id}-last`} label={w.lastName}>
          {(control) => <TextInput {...control} autoComplete="off" />}
        </Field>
      </div>
      <Field id={`${id}-email`} label={w.email}>
        {(control) => <TextInput {...control} type="email" autoComplete="off" />}
      </Field>
      <Field id={`${id}-phone`} label={w.phone}>
        {(control) => <TextInput {...control} type="tel" autoComplete="off" />}
      </Field>
      <Button size="lg" block>
        {w.send}
      </Button>
    </div>
  );
}

export const Playground: Story = {
  render: (args, context) => {
    const w = wordsOf(words, context);
    return (
      <SplitPanel {...args} className={cardClass} aside={<Vehicle words={w} />}>
        <UnlockForm words={w} id="playground" />
      </SplitPanel>
    );
  },
};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const w = wordsOf(words, context);
    return (
      <States columns={1}>
        <State name="with points and a way to talk, which wide screens show">
          <SplitPanel className={cardClass} aside={<Vehicle words={w} />}>
            <UnlockForm words={w} id="whole" />
          </SplitPanel>
        </State>
        <State name="the vehicle alone">
          <SplitPanel className={cardClass} aside={<Vehicle words={w} bare />}>
            <UnlockForm words={w} id="bare" />
          </SplitPanel>
        </State>
      </States>
    );
  },
};

export const InADialog: Story = {
  render: (_, context) => {
    const w = wordsOf(words, context);
    return (
      <>
        <Button {...opensDialog("unlock")}>{w.open}</Button>
        <Dialog
          id="unlock"
          size="lg"
          frame="none"
          title={w.title}
          closeLabel={messagesOf(context).dialog.close}
        >
          <SplitPanel aside={<Vehicle words={w} />}>
            <p aria-hidden="true" className="font-bold text-3xl">
              {w.title}
            </p>
            <UnlockForm words={w} id="dialog" heading={false} />
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
    const w = wordsOf(words, context);
    return (
      <SplitPanel className={`${cardClass} max-w-160!`} aside={<Vehicle words={w} />}>
        <UnlockForm words={w} id="spanish" />
      </SplitPanel>
    );
  },
};
