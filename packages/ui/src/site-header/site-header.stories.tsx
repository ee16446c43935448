import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { LinkButton } from "../button/button.tsx";
import { opensDialog } from "../dialog/dialog-commands.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton, IconLink } from "../icon-button/icon-button.tsx";
import { SkipLink } from "../skip-link/skip-link.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { SampleLogo, sampleNav } from "../storybook/sample-dealership.tsx";
import { pageWords, sampleStoreLine } from "../storybook/sample-page.tsx";
import { ScreenFrame } from "../storybook/screen-frame.tsx";
import { State, States } from "../storybook/states.tsx";
import { localeOf, messagesOf, type StoryContext, wordsOf } from "../storybook/words.ts";
import { SiteHeader, type SiteHeaderProps } from "./site-header.tsx";
import { UtilityBar } from "./utility-bar.tsx";

const words = {
  en: {
    skip: "Skip to the content",
    content: "The page",
    vehicle: "Vehicle",
  },
  es: {
    skip: "Ir al contenido",
    content: "La página",
    vehicle: "Vehículo",
  },
};

const guide: ComponentGuide = {
  purpose: "The header of every page: navigation, actions, and a utility bar above.",
  avoid: [
    "In a flow such as the pricing wizard: use MinimalLayout.",
    "With a second primary button.",
    "Without a SkipLink before it.",
  ],
  anatomy: [
    ["UtilityBar", "From 1024 px: store and phone, also shown in menu and footer"],
    ["Header", "Sticky, unless the screen is lower than 30 rem"],
    ["Logo", "Links to the home page"],
    ["Navigation", "From 1024 px; a group is a Menu, the current page has `aria-current`"],
    ["Icons, action", "Icon buttons; one primary button from 1024 px"],
    ["Menu button", "Below 1024 px: opens the MobileMenu"],
  ],
  keyboard: [
    ["Tab", "Moves through skip link, utility bar, logo, navigation, icons, action"],
    ["Enter, Space", "On a group: shows or hides its links"],
    ["Escape", "Hides them, returns focus to the group"],
  ],
  product: ["dealership.md#menus", "interface.md#look"],
};

const meta = {
  id: "components-siteheader",
  title: "Layout/SiteHeader",
  component: SiteHeader,
  subcomponents: { UtilityBar },
  tags: ["stable"],
  parameters: { guide, layout: "fullscreen" },
  args: { logo: null, navLabel: "", nav: [] },
  render: (args, context) => (
    <Page context={context}>
      <Header context={context} {...args} />
    </Page>
  ),
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

function Page({ context, children }: { context: StoryContext; children: React.ReactNode }) {
  const t = wordsOf(words, context);
  return (
    <>
      <SkipLink href="#content">{t.skip}</SkipLink>
      <UtilityBar {...sampleStoreLine(context)} />
      {children}
      <main id="content" tabIndex={-1} className="px-8 py-12 text-muted">
        {t.content}
      </main>
    </>
  );
}

function Header({ context, ...args }: Partial<SiteHeaderProps> & { context: StoryContext }) {
  const t = wordsOf(pageWords, context);
  const { siteHeader, mobileMenu } = messagesOf(context);
  return (
    <SiteHeader
      icons={
        <IconLink label={t.saved} href="#saved">
          <Icon name="heart" />
        </IconLink>
      }
      action={<LinkButton href="#pre-approval">{t.action}</LinkButton>}
      menuButton={
        <IconButton label={mobileMenu.open} {...opensDialog("menu")}>
          <Icon name="menu" />
        </IconButton>
      }
      {...args}
      logo={args.logo ?? <SampleLogo />}
      navLabel={args.navLabel || siteHeader.nav}
      nav={args.nav?.length ? args.nav : sampleNav[localeOf(context)]}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => {
    const nav = sampleNav[localeOf(context)];
    return (
      <States columns={1}>
        <State name="store line and header; a group holds the current page">
          <ScreenFrame height={110}>
            <UtilityBar {...sampleStoreLine(context)} />
            <Header context={context} />
          </ScreenFrame>
        </State>
        <State name="a page of its own is current">
          <ScreenFrame height={74}>
            <Header
              context={context}
              nav={nav.map((item) => ({ ...item, current: item.href === "#service" }))}
            />
          </ScreenFrame>
        </State>
        <State name="logo and navigation alone">
          <ScreenFrame height={74}>
            <Header context={context} icons={null} action={null} menuButton={null} nav={nav.slice(0, 2)} />
          </ScreenFrame>
        </State>
        <State name="many icons">
          <ScreenFrame height={74}>
            <Header
              context={context}
              icons={(["search", "heart", "compare"] as const).map((icon) => (
                <IconLink key={icon} label={`${wordsOf(pageWords, context).saved} ${icon}`} href="#icon">
                  <Icon name={icon} />
                </IconLink>
              ))}
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
};

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Skip to the content" })).toHaveFocus();

    const nav = canvas.queryByRole("navigation", { name: "Main" });
    // On phones the navigation is in the menu.
    if (!nav) return;
    const group = within(nav).getByRole("button", { name: "Vehicles" });
    within(nav).getByRole("link", { name: "Get Financing" }).focus();
    await userEvent.tab();
    await expect(group).toHaveFocus();
    await expect(group).toHaveAttribute("aria-current", "true");
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(within(nav).getByRole("link", { name: /Browse All/ })).toHaveFocus();
    await expect(within(nav).getByRole("link", { current: "page" })).toHaveTextContent("New Vehicles");
    group.focus();
    await userEvent.keyboard("{Enter}");
    await expect(within(nav).queryByRole("link", { name: /Browse All/ })).toBeNull();
    // Not tested here: Escape closes a native popover, and synthetic keys do not trigger it.
    await expect(nav.querySelector("[popover]")).toHaveAttribute("popover", "auto");
  },
};

/** Focused elements scroll clear of the sticky header. */
export const NeverCoversFocus: Story = {
  render: (_, context) => (
    <>
      <Header context={context} />
      <ul className="grid gap-4 p-8">
        {Array.from({ length: 60 }, (_item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: numbered links.
          <li key={index}>
            <a href={`#${index + 1}`}>
              {wordsOf(words, context).vehicle} {index + 1}
            </a>
          </li>
        ))}
      </ul>
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const header = canvas.getByRole("banner");
    canvas.getByRole("link", { name: "Vehicle 60" }).focus();
    for (let number = 59; number > 20; number -= 1) {
      await userEvent.tab({ shift: true });
      const link = canvas.getByRole("link", { name: `Vehicle ${number}` });
      await expect(link).toHaveFocus();
      const bottom = header.getBoundingClientRect().bottom;
      await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.min(bottom, 200));
    }
  },
};
