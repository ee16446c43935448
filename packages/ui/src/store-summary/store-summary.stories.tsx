import type { Meta, StoryObj } from "@storybook/react-vite";
import { LinkButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { Link } from "../link/link.tsx";
import { OpenNow, type OpenNowProps } from "../open-now/open-now.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { sampleStores } from "../storybook/sample-dealership.tsx";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { StoreSummary, type StoreSummaryProps } from "./store-summary.tsx";

const words = {
  en: { four: "Four stores in Springfield", six: "6 PM", half: "5:30 PM", nine: "9 AM", monday: "Monday" },
  es: {
    four: "Cuatro sucursales en Springfield y sus alrededores",
    six: "6 p. m.",
    half: "5:30 p. m.",
    nine: "9 a. m.",
    monday: "lunes",
  },
};

const guide: ComponentGuide = {
  purpose: "A summary of the selected store, in the menu and at the end of a flow.",
  avoid: [
    "On the contact page: use LocationCard, which has the map number.",
    "To select a store: use StoreSwitcher.",
  ],
  anatomy: [
    ["Name", "The store, with `change` at the end of its line"],
    ["Address", "One line"],
    ["Open", "An OpenNow"],
    ["Actions", "Call and directions, side by side if there is room"],
  ],
  keyboard: [],
  product: ["dealership.md#hours"],
};

const meta = {
  id: "components-storesummary",
  title: "Dealership/StoreSummary",
  component: StoreSummary,
  tags: ["stable"],
  parameters: { guide },
  args: { name: "", address: "" },
  render: (args, context) => (
    <div className="max-w-90">
      <Summary context={context} {...args} />
    </div>
  ),
} satisfies Meta<typeof StoreSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

type SummaryProps = Partial<StoreSummaryProps> & {
  context: { globals: Record<string, unknown> };
  state?: OpenNowProps["state"];
};

function Summary({ context, state = "open", name, address, ...rest }: SummaryProps) {
  const { storeSummary, openNow } = messagesOf(context);
  const t = wordsOf(words, context);
  const open = {
    open: openNow.openUntil(t.six),
    "closing-soon": openNow.closesAt(t.half),
    closed: openNow.opensOn(t.monday, t.nine),
  };
  const [store] = sampleStores;
  return (
    <StoreSummary
      open={<OpenNow state={state}>{open[state]}</OpenNow>}
      change={
        <Link href="#change" className="font-semibold">
          {storeSummary.change}
        </Link>
      }
      actions={
        <>
          <LinkButton variant="secondary" href={`tel:${store.phone}`}>
            <Icon name="phone" size={18} />
            {storeSummary.call}
          </LinkButton>
          <LinkButton variant="secondary" href="#directions">
            <Icon name="directions" size={18} />
            {storeSummary.directions}
          </LinkButton>
        </>
      }
      {...rest}
      name={name || store.name}
      address={address || store.address.join(", ")}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  render: (_, context) => {
    const { storeSwitcher } = messagesOf(context);
    return (
      <States columns={3}>
        <State name="open">
          <Summary context={context} />
        </State>
        <State name="closes soon">
          <Summary context={context} state="closing-soon" />
        </State>
        <State name="closed">
          <Summary context={context} state="closed" />
        </State>
        <State name="none chosen">
          <StoreSummary
            name={storeSwitcher.choose}
            address={wordsOf(words, context).four}
            actions={<LinkButton href="#stores">{storeSwitcher.choose}</LinkButton>}
          />
        </State>
        <State name="name and address alone">
          <StoreSummary name={sampleStores[1].name} address={sampleStores[1].address.join(", ")} />
        </State>
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (_, context) => (
    <div className="max-w-60">
      <Summary context={context} state="closed" />
    </div>
  ),
};
