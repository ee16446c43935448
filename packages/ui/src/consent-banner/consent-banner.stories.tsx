import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/button.tsx";
import { Link } from "../link/link.tsx";
import type { KitMessages } from "../messages/messages.ts";
import { StickyBar } from "../sticky-bar/sticky-bar.tsx";
import type { ComponentGuide } from "../storybook/component-guide.ts";
import { ScreenFrame } from "../storybook/screen-frame.tsx";
import { State, States } from "../storybook/states.tsx";
import { messagesOf, wordsOf } from "../storybook/words.ts";
import { TextInput } from "../text-input/text-input.tsx";
import { ConsentBanner, type ConsentBannerProps, type ConsentButton } from "./consent-banner.tsx";

const words = {
  en: {
    policy: "Cookie Policy",
    search: "Search vehicles",
    start: "Start the page",
    vehicle: "Vehicle",
    reserve: "Reserve this vehicle",
  },
  es: {
    policy: "Política de cookies",
    search: "Buscar vehículos",
    start: "Iniciar la página",
    vehicle: "Vehículo",
    reserve: "Reservar este vehículo",
  },
};

const guide: ComponentGuide = {
  purpose:
    "Asks for cookie consent at the bottom of the screen, on wide screens in its corner. It takes no focus and shifts no content.",
  avoid: [
    "As a dialog: visitors may read the page without answering.",
    "With a more prominent accept button, unless the store's state law allows it (`symmetric`).",
    "For tier 0, or on legal pages in mode `show`: pass `open={false}`.",
  ],
  anatomy: [
    [
      "Region",
      "Labelled by its title; first on the page after the skip link; at most a third of a phone's screen, 70 % with large text",
    ],
    ["Announcement", "A polite live region that stays on the page; announces the banner when it appears"],
    ["Text", "The purpose of cookies, and a link to the policy"],
    ["Note", "States that Global Privacy Control is honoured, if the browser sends it"],
    ["Buttons", "A form; both have the same size and style, so that refusing is as easy as accepting"],
  ],
  keyboard: [
    ["Tab", "From the skip link into the banner: policy, then each button; then on to the page"],
    ["Enter, Space", "Submits the choice"],
  ],
  product: ["consent.md#banner", "consent.md#buttons"],
};

type Context = { globals: Record<string, unknown> };
type BannerWords = KitMessages["consentBanner"];

/** The buttons of each tier, as in docs/product/consent.md. */
const tiers = {
  1: (say: BannerWords): ConsentButton[] => [{ value: "close-and-continue", label: say.closeAndContinue }],
  2: (say: BannerWords): ConsentButton[] => [
    { value: "manage", label: say.manage, weight: "quiet" },
    { value: "deny", label: say.deny },
    { value: "accept-all", label: say.acceptAll },
  ],
  "2, not symmetric": (say: BannerWords): ConsentButton[] => [
    { value: "manage", label: say.manage, weight: "quiet" },
    { value: "accept-all", label: say.acceptAll, weight: "strong" },
  ],
  3: (say: BannerWords): ConsentButton[] => [
    { value: "manage", label: say.manage, weight: "quiet" },
    { value: "deny", label: say.deny },
    { value: "allow-all", label: say.allowAll },
  ],
  "3, not symmetric": (say: BannerWords): ConsentButton[] => [
    { value: "manage", label: say.manage, weight: "quiet" },
    { value: "deny", label: say.deny },
    { value: "allow-all", label: say.allowAll, weight: "strong" },
  ],
};

const meta = {
  id: "components-consentbanner",
  title: "Feedback/ConsentBanner",
  component: ConsentBanner,
  tags: ["beta"],
  parameters: { guide, layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
  args: { open: true, title: "", text: "", announcement: "", buttons: [], onChoose: fn() },
  render: (args, context) => <Banner context={context} tier={3} {...args} />,
} satisfies Meta<typeof ConsentBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

type BannerProps = Partial<ConsentBannerProps> & { context: Context; tier: keyof typeof tiers };

function Banner({ context, tier, ...args }: BannerProps) {
  const say = messagesOf(context).consentBanner;
  return (
    <ConsentBanner
      open
      {...args}
      title={args.title || say.title}
      text={
        args.text || (
          <>
            {tier === 1 ? say.notice : say.text} <Link href="#policy">{wordsOf(words, context).policy}</Link>
          </>
        )
      }
      announcement={args.announcement || say.announcement}
      buttons={args.buttons?.length ? args.buttons : tiers[tier](say)}
    />
  );
}

export const Playground: Story = {};

export const AllStates: Story = {
  name: "States",
  parameters: { layout: "padded" },
  render: (_, context) => {
    const gpc = messagesOf(context).consentBanner.globalPrivacyControl;
    const shown: [string, React.ReactNode][] = [
      ["tier 3, show: the default", <Banner key="a" context={context} tier={3} />],
      ["tier 3, Global Privacy Control on", <Banner key="b" context={context} tier={3} note={gpc} />],
      ["tier 2", <Banner key="c" context={context} tier={2} />],
      ["tier 1", <Banner key="d" context={context} tier={1} />],
      ["tier 3, not symmetric", <Banner key="e" context={context} tier="3, not symmetric" />],
      ["tier 2, not symmetric", <Banner key="f" context={context} tier="2, not symmetric" />],
      [
        "tier 0, hide, or show on a legal page: there is none",
        <Banner key="g" context={context} tier={3} open={false} />,
      ],
    ];
    return (
      <States columns={1}>
        {shown.map(([name, banner]) => (
          <State key={name} name={name}>
            <ScreenFrame height={name.endsWith("none") ? 60 : 420}>{banner}</ScreenFrame>
          </State>
        ))}
      </States>
    );
  },
};

export const Spanish: Story = {
  name: "Long Spanish",
  globals: { locale: "es" },
  render: (args, context) => (
    <div className="max-w-80">
      <ScreenFrame height={560}>
        <Banner
          context={context}
          tier={3}
          {...args}
          note={messagesOf(context).consentBanner.globalPrivacyControl}
        />
      </ScreenFrame>
    </div>
  ),
};

/** A user already types when the consent state arrives late, as after a slow start. */
function StartingPage({
  context,
  onChoose,
}: {
  context: Context;
  onChoose?: ((value: string) => void) | undefined;
}) {
  const [open, setOpen] = useState(false);
  const t = wordsOf(words, context);
  return (
    <>
      <Banner
        context={context}
        tier={3}
        open={open}
        onChoose={(value) => {
          setOpen(false);
          onChoose?.(value);
        }}
      />
      <div className="grid max-w-90 gap-4 p-8">
        <TextInput aria-label={t.search} onChange={() => setOpen(true)} />
        <Button onClick={() => setOpen(true)}>{t.start}</Button>
      </div>
    </>
  );
}

export const Keyboard: Story = {
  render: (args, context) => <StartingPage context={context} onChoose={args.onChoose} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("textbox", { name: "Search vehicles" });
    const status = canvas.getByRole("status");
    await expect(status).toBeEmptyDOMElement();
    await userEvent.type(input, "awd");

    // The banner appeared and was announced, and the input keeps focus.
    const region = canvas.getByRole("region", { name: "Your call on cookies" });
    await expect(status).toHaveTextContent("Your call on cookies");
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue("awd");
    await expect(canvas.queryByRole("dialog")).toBeNull();

    region.focus();
    const policy = within(region).getByRole("link", { name: "Cookie Policy" });
    const buttons = within(region).getAllByRole("button");
    for (const stop of [policy, ...buttons, input]) {
      await userEvent.tab();
      await expect(stop).toHaveFocus();
    }
    const [, deny, allow] = buttons;
    await expect(getComputedStyle(deny!).backgroundColor).toBe(getComputedStyle(allow!).backgroundColor);
    await expect(deny!.getBoundingClientRect().height).toBe(allow!.getBoundingClientRect().height);

    deny!.focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith("deny");
    await expect(canvas.queryByRole("region")).toBeNull();
    await expect(status).toBeEmptyDOMElement();
  },
};

/** The banner never covers a focused element, from the page's top to its end. */
export const NeverCoversFocus: Story = {
  render: (args, context) => (
    <>
      <Banner context={context} tier={3} {...args} />
      <main>
        <ul className="grid gap-4 p-8">
          {Array.from({ length: 50 }, (_item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: numbered links.
            <li key={index}>
              <a href={`#${index + 1}`}>
                {wordsOf(words, context).vehicle} {index + 1}
              </a>
            </li>
          ))}
        </ul>
        <StickyBar>
          <Button>{wordsOf(words, context).reserve}</Button>
        </StickyBar>
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole("region");
    const main = within(canvasElement).getByRole("main");
    within(region).getAllByRole("button").at(-1)!.focus();
    const stops = main.querySelectorAll<HTMLElement>("a, button");
    for (const stop of stops) {
      if (stop.checkVisibility()) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
        await expect(stop.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          region.getBoundingClientRect().top,
        );
      }
    }
  },
};

/** Showing and hiding the banner shifts no content. */
export const NoLayoutShift: Story = {
  render: (_, context) => <StartingPage context={context} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const start = canvas.getByRole("button", { name: "Start the page" });
    const before = start.getBoundingClientRect();
    await userEvent.click(start);
    await expect(canvas.getByRole("region")).toBeVisible();
    await expect(start.getBoundingClientRect()).toEqual(before);
    await expect(start).toHaveFocus();
  },
};

/** Without JavaScript each button submits its choice. */
export const SubmitsWithoutJavaScript: Story = {
  args: { onChoose: undefined, action: "/choose-cookies" },
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector("form")!;
    await expect(form).toHaveAttribute("action", "/choose-cookies");
    await expect(form).toHaveAttribute("method", "post");
    const deny = within(form).getByRole<HTMLButtonElement>("button", { name: "Deny tracking cookies" });
    await expect([...new FormData(form, deny)]).toEqual([["consent", "deny"]]);
  },
};
