import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button, LinkButton } from "../button/button.tsx";
import { opensDialog } from "../dialog/dialog-commands.ts";
import { Icon } from "../icon/icon.tsx";
import { IconLink } from "../icon-button/icon-button.tsx";
import { LanguageSwitch } from "../language-switch/language-switch.tsx";
import { Link } from "../link/link.tsx";
import { OpenNow } from "../open-now/open-now.tsx";
import { StoreSummary } from "../store-summary/store-summary.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SampleLogo, sampleNav, sampleStores } from "../storybook/sample-dealership.tsx";
import { localeOf, messagesOf, wordsOf } from "../storybook/words.ts";
import { MobileMenu, type MobileMenuProps } from "./mobile-menu.tsx";

const words = {
  en: { saved: "Saved vehicles", action: "Get pre-approved", six: "6 PM" },
  es: { saved: "Vehículos guardados", action: "Obtener preaprobación", six: "6 p. m." },
};

const guide: ComponentGuide = {
  purpose: "The navigation on small screens, with the selected store and the main action.",
  avoid: ["From 1024 px: SiteHeader has the navigation.", "For filters or a form: use Sheet."],
  anatomy: [
    ["Sheet", "A full-height native dialog, opened with `opensDialog(id)`; needs no JavaScript"],
    ["Navigation", "Rows of 64 px; a group is a `details`, open if it contains the current page"],
    ["Children", "Usually a StoreSummary"],
    ["Footer", "The main action and the language, sticky"],
  ],
  keyboard: [
    ["Enter, Space", "On the menu button: opens the menu. On a group: expands or collapses it"],
    ["Tab", "Moves through the menu"],
    ["Escape", "Closes the menu, returns focus to the menu button"],
  ],
  product: ["dealership.md#menus", "interface.md#look"],
};

const meta = {
  id: "components-mobilemenu",
  title: "Navigation/MobileMenu",
  component: MobileMenu,
  tags: ["stable"],
  parameters: { guide, docs: { story: { inline: false, height: "720px" } } },
  args: { id: "menu", title: "", closeLabel: "", navLabel: "", nav: [] },
  render: (args, context) => (
    <>
      <Button {...opensDialog(args.id)}>{messagesOf(context).mobileMenu.open}</Button>
      <SampleMenu context={context} {...args} />
    </>
  ),
} satisfies Meta<typeof MobileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

function SampleMenu({
  context,
  ...args
}: Partial<MobileMenuProps> & { id: string; context: { globals: Record<string, unknown> } }) {
  const locale = localeOf(context);
  const t = wordsOf(words, context);
  const { mobileMenu, siteHeader, languageSwitch, openNow, storeSummary } = messagesOf(context);
  const [store] = sampleStores;
  return (
    <MobileMenu
      brand={<SampleLogo />}
      actions={
        <IconLink label={t.saved} href="#saved">
          <Icon name="heart" />
        </IconLink>
      }
      footer={
        <>
          <LinkButton href="#pre-approval" className="grow">
            {t.action}
          </LinkButton>
          <LanguageSwitch
            variant="button"
            label={languageSwitch.label}
            languages={[
              { lang: "en", label: "English", href: "#en", current: locale === "en" },
              { lang: "es", label: "Español", href: "#es", current: locale === "es" },
            ]}
          />
        </>
      }
      {...args}
      title={args.title || mobileMenu.title}
      closeLabel={args.closeLabel || mobileMenu.close}
      navLabel={args.navLabel || siteHeader.nav}
      nav={args.nav?.length ? args.nav : sampleNav[locale]}
    >
      <StoreSummary
        className="mt-6"
        name={store.name}
        address={store.address[0]}
        open={<OpenNow state="open">{openNow.openUntil(t.six)}</OpenNow>}
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
      />
    </MobileMenu>
  );
}

export const Playground: Story = {};

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getAllByRole("button")[0]!);
  await expect(canvasElement.querySelector("dialog")).toHaveAttribute("open");
}

/** Open, with the group of the current page expanded; other states are its rows. */
export const AllStates: Story = {
  name: "States",
  play: ({ canvasElement }) => open(canvasElement),
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  play: ({ canvasElement }) => open(canvasElement),
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole("button", { name: "Open the menu" });
    await userEvent.tab();
    await expect(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const menu = await canvas.findByRole("dialog", { name: "Menu" });
    await expect(menu).toHaveAttribute("open");

    const nav = within(menu).getByRole("navigation", { name: "Main" });
    const group = within(nav).getByText("Vehicles").closest("summary")!;
    await expect(group.closest("details")).toHaveAttribute("open");
    await expect(within(nav).getByRole("link", { current: "page" })).toHaveTextContent("New Vehicles");
    group.focus();
    await userEvent.click(group);
    await expect(group.closest("details")).not.toHaveAttribute("open");

    within(menu).getByRole("button", { name: "Close" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(menu).not.toHaveAttribute("open");
    await expect(opener).toHaveFocus();
  },
};
