import { createRef, type ElementType, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as kit from "./index.ts";

// Every word below is Greek: a Latin letter in what a component says is English that was baked in.
const word = "λόγος";
const photo = <kit.VehicleImage src="/1.avif" width={2} height={1} alt="" kind="render" />;
const link = { href: "/α", label: word };

/** Each component with the least it needs. */
const components: Record<string, ReactElement> = {
  Badge: <kit.Badge>{word}</kit.Badge>,
  BodyStyleRow: <kit.BodyStyleRow label={word} items={[{ href: "/α", silhouette: "suv", label: word }]} />,
  Breadcrumbs: <kit.Breadcrumbs label={word} items={[{ href: "/", label: word }, { label: word }]} />,
  Button: <kit.Button>{word}</kit.Button>,
  CalloutCard: <kit.CalloutCard title={word} text={word} action={word} />,
  Container: <kit.Container>{word}</kit.Container>,
  Dialog: <kit.Dialog id="δ" title={word} closeLabel={word} />,
  Disclaimer: <kit.Disclaimer title={word}>{word}</kit.Disclaimer>,
  Disclosure: <kit.Disclosure title={word}>{word}</kit.Disclosure>,
  DisclosureGroup: <kit.DisclosureGroup>{word}</kit.DisclosureGroup>,
  EmptyResults: <kit.EmptyResults title={word} relaxations={[{ href: "/α", text: word, count: "3" }]} />,
  ErrorPage: <kit.ErrorPage badge="404" title={word} subtitle={word} actions={word} />,
  ErrorSummary: <kit.ErrorSummary title={word} errors={[{ fieldId: "φ", message: word }]} />,
  FaqList: <kit.FaqList items={[{ question: word, answer: word }]} />,
  FeatureList: <kit.FeatureList items={[word]} />,
  Field: (
    <kit.Field id="φ" label={word} hint={word} error={word} mark={word}>
      {(control) => <kit.TextInput {...control} />}
    </kit.Field>
  ),
  FieldError: <kit.FieldError id="φ-error">{word}</kit.FieldError>,
  FilterChips: <kit.FilterChips label={word} chips={[{ href: "/α", text: word, removeLabel: word }]} />,
  FilterGroup: <kit.FilterGroup title={word}>{word}</kit.FilterGroup>,
  FilterMore: <kit.FilterMore label={word}>{word}</kit.FilterMore>,
  FilterPanel: <kit.FilterPanel id="δ" action="/" title={word} closeLabel={word} submit={word} />,
  Finder: (
    <kit.Finder
      action="/"
      query={{ id: "κ", name: "q", label: word }}
      selects={[{ id: "ε", name: "e", label: word, options: [{ value: "", label: word }] }]}
      submitLabel={word}
    />
  ),
  FinePrint: <kit.FinePrint>{word}</kit.FinePrint>,
  FormStatus: <kit.FormStatus title={word}>{word}</kit.FormStatus>,
  Gallery: (
    <kit.Gallery
      id="γ"
      label={word}
      previousLabel={word}
      nextLabel={word}
      photos={["1", "2"].map((label) => ({ label, image: photo, thumbnail: photo, caption: label }))}
    />
  ),
  Heading: <kit.Heading level={2}>{word}</kit.Heading>,
  HeroSlides: (
    <kit.HeroSlides
      id="η"
      label={word}
      tabsLabel={word}
      slides={["α", "β"].map((id) => ({
        id,
        headline: word,
        text: word,
        actions: word,
        image: photo,
        tab: { icon: null, title: word },
      }))}
    />
  ),
  HoursTable: <kit.HoursTable rows={[{ days: word, hours: word, today: word }]} />,
  Icon: <kit.Icon name="car" />,
  IconButton: <kit.IconButton label={word}>{null}</kit.IconButton>,
  IconLink: (
    <kit.IconLink label={word} href="/">
      {null}
    </kit.IconLink>
  ),
  InitialsAvatar: <kit.InitialsAvatar name={word} />,
  Link: <kit.Link href="/">{word}</kit.Link>,
  LinkButton: <kit.LinkButton href="/">{word}</kit.LinkButton>,
  ListToolbar: <kit.ListToolbar>{word}</kit.ListToolbar>,
  LoadMore: <kit.LoadMore href="/" label={word} summary={word} />,
  LocationCard: <kit.LocationCard number={1} name={word} addressLines={[word]} here={word} note={word} />,
  Logo: <kit.Logo mark={null} name={word} place={word} href="/" />,
  MobileMenu: (
    <kit.MobileMenu
      id="μ"
      title={word}
      closeLabel={word}
      navLabel={word}
      nav={[link, { label: word + 2, items: [link] }]}
    />
  ),
  ModelCard: <kit.ModelCard href="/" title={word} fromLabel={word} price="1" image={photo} />,
  Note: <kit.Note title={word}>{word}</kit.Note>,
  OfferCard: <kit.OfferCard href="/" title={word} figure="0%" unit={word} ends={word} linkLabel={word} />,
  OpenNow: <kit.OpenNow state="open">{word}</kit.OpenNow>,
  OtpInput: <kit.OtpInput />,
  PageHeader: <kit.PageHeader title={word} text={word} />,
  Pagination: <kit.Pagination label={word} page={3} pages={9} hrefOf={String} pageLabel={String} />,
  Panel: <kit.Panel>{word}</kit.Panel>,
  Payment: <kit.Payment amount="1" suffix={word} terms={word} explainedBy="π" />,
  Price: <kit.Price amount="1" was={{ amount: "2", label: word }} note={word} />,
  PriceLocked: <kit.Price state="locked" title={word} action={word} amount="1" note={word} />,
  PriceOnRequest: <kit.Price state="on-request" title={word} note={word} />,
  PriceBreakdown: (
    <kit.PriceBreakdown
      label={word}
      lines={[{ label: word, amount: "1" }]}
      total={{ label: word, amount: "1" }}
    />
  ),
  PriceLines: <kit.PriceLines lines={[{ label: word, amount: "1" }]} total={{ label: word, amount: "1" }} />,
  PromoBand: <kit.PromoBand heading={word} text={word} facts={[{ figure: "1", text: word }]} />,
  RangeFields: (
    <kit.RangeFields
      legend={word}
      bars={[{ height: 1, selected: true }]}
      min={{ id: "α", name: "min", label: word, value: "" }}
      max={{ id: "ω", name: "max", label: word, value: "" }}
    />
  ),
  RatingStars: <kit.RatingStars rating={4.8} label={word} />,
  ResultBar: <kit.ResultBar count={word} actions={word} />,
  ReviewCard: <kit.ReviewCard quote={word} author={word} context={word} />,
  SchematicMap: (
    <kit.SchematicMap
      label={word}
      caption={word}
      hereLabel={word}
      places={[{ number: 1, name: word, latitude: 37, longitude: -93, here: true }]}
    />
  ),
  Section: <kit.Section heading={word} lead={word} action={word} />,
  SegmentedControl: (
    <kit.SegmentedControl legend={word} name="ν" options={[{ value: "1", label: word, detail: word }]} />
  ),
  Sheet: <kit.Sheet id="σ" title={word} closeLabel={word} />,
  SheetFooter: <kit.SheetFooter>{word}</kit.SheetFooter>,
  Silhouette: <kit.Silhouette name="truck" />,
  SiteFooter: (
    <kit.SiteFooter
      logo={word}
      navLabel={word}
      columns={[{ title: word, links: [link] }]}
      copyright={word}
      legal={[link]}
      hours={[{ label: word, text: word }]}
    />
  ),
  SiteHeader: <kit.SiteHeader logo={word} navLabel={word} nav={[link, { label: word + 2, items: [link] }]} />,
  Skeleton: <kit.Skeleton />,
  SkipLink: <kit.SkipLink href="#μ">{word}</kit.SkipLink>,
  SpecGrid: <kit.SpecGrid items={[{ term: word, detail: word, icon: "car" }]} />,
  SpecList: <kit.SpecList items={[{ term: word, detail: word }]} />,
  Spinner: <kit.Spinner />,
  SplitPanel: <kit.SplitPanel aside={word}>{word}</kit.SplitPanel>,
  StickyBar: <kit.StickyBar>{word}</kit.StickyBar>,
  StoreSummary: <kit.StoreSummary name={word} address={word} />,
  Text: <kit.Text>{word}</kit.Text>,
  TextInput: <kit.TextInput />,
  TextInputAffixed: <kit.TextInput prefix="$" suffix="%" />,
  Textarea: <kit.Textarea />,
  Toast: <kit.Toast summary={word} detail={word} />,
  UtilityBar: <kit.UtilityBar start={word} end={word} />,
  VehicleAside: <kit.VehicleAside image={photo} title={word} subtitle={word} />,
  VehicleCard: (
    <kit.VehicleCard
      href="/"
      title={word}
      image={photo}
      facts={[{ icon: "gauge", label: word, value: "1" }]}
      price={<kit.Price amount="1" />}
      store={{ label: word, name: word }}
    />
  ),
  VehicleCardSkeleton: <kit.VehicleCardSkeleton />,
  VehicleGrid: <kit.VehicleGrid />,
  VehicleImage: photo,
  VisuallyHidden: <kit.VisuallyHidden>{word}</kit.VisuallyHidden>,
};

/** Controls whose `className` goes to the label or frame, and everything else to the input inside it. */
const controls: Record<string, ReactElement> = {
  Checkbox: <kit.Checkbox label={word} />,
  CheckboxBox: <kit.CheckboxBox />,
  CheckboxRow: <kit.CheckboxRow label={word} count={3} />,
  PhoneInput: <kit.PhoneInput mask={(typed) => typed} />,
  RadioCard: <kit.RadioCard name="ρ" label={word} description={word} detail={word} />,
  SearchBar: <kit.SearchBar action="/" name="q" inputId="κ" label={word} submitLabel={word} />,
  Select: <kit.Select />,
};

/** Fixed pieces: they take the props they name and no others. */
const pieces: Record<string, ReactElement> = {
  Glyph: <kit.Glyph name="check" />,
  Histogram: <kit.Histogram bars={[{ height: 0.5, selected: false }]} />,
  Menu: <kit.Menu id="μ" label={word} items={[{ ...link, current: true }]} />,
  RangeSlider: (
    <kit.RangeSlider
      stops={[
        { value: 1, text: "1" },
        { value: 2, text: "2" },
      ]}
      minFieldId="α"
      maxFieldId="ω"
      initial={["", ""]}
      labels={[word, word]}
    />
  ),
  SlideControls: <kit.SlideControls slidesId="γ" />,
  Toaster: <kit.Toaster label={word} closeLabel={word} />,
};

const all = { ...components, ...controls, ...pieces };

function withProps(element: ReactElement, props: Record<string, unknown>): ReactElement {
  const Component = element.type as ElementType;
  return <Component {...(element.props as object)} {...props} />;
}

/** Whether some DOM element gets this ref, without a DOM: components are called as functions. */
function reachesElement(node: ReactNode, ref: unknown): boolean {
  if (Array.isArray(node)) return node.some((child) => reachesElement(child, ref));
  if (!isValidElement(node)) return false;
  const props = node.props as Record<string, ReactNode>;
  if (typeof node.type === "function") {
    return reachesElement((node.type as (props: object) => ReactNode)(props), ref);
  }
  return props["ref"] === ref || Object.values(props).some((value) => reachesElement(value, ref));
}

const openingTagWith = (html: string, needle: string) =>
  html.match(/<[a-z][^>]*>/g)?.find((tag) => tag.includes(needle));

describe("every component", () => {
  it("is in this suite", () => {
    const exported = Object.entries(kit)
      .filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === "function")
      .map(([name]) => name);
    expect(exported.filter((name) => !(name in all))).toEqual([]);
  });

  it.each(Object.entries(all))("%s says nothing that it was not told", (_name, element) => {
    const html = renderToStaticMarkup(element);
    const text = html.replace(/<[^>]*>/g, " ");
    expect(text).not.toMatch(/[A-Za-z]/);
    for (const [, value] of html.matchAll(
      /\s(?:aria-label|alt|title|placeholder|aria-valuetext)="([^"]*)"/g,
    )) {
      expect(value).not.toMatch(/[A-Za-z]/);
    }
  });

  it.each(Object.entries(all))("%s gives every id once", (_name, element) => {
    const ids = [...renderToStaticMarkup(element).matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe("a component's element", () => {
  it.each(Object.entries(components))("%s takes className, attributes and ref", (_name, element) => {
    const ref = createRef();
    const probed = withProps(element, { className: "probe-class", "data-probe": "1", ref });
    const tag = openingTagWith(renderToStaticMarkup(probed), 'data-probe="1"');
    expect(tag).toContain("probe-class");
    // Its own classes stay: className adds.
    const own = openingTagWith(
      renderToStaticMarkup(withProps(element, { "data-probe": "1" })),
      'data-probe="1"',
    );
    const ownClasses = /class="([^"]*)"/.exec(own ?? "")?.[1]?.split(" ") ?? [];
    for (const ownClass of ownClasses) expect(tag).toContain(ownClass);
    expect(reachesElement(probed, ref)).toBe(true);
  });
});

describe("a control", () => {
  it.each(Object.entries(controls))(
    "%s takes className, and attributes reach its input",
    (_name, element) => {
      const html = renderToStaticMarkup(withProps(element, { className: "probe-class", "data-probe": "1" }));
      expect(html).toContain("probe-class");
      expect(openingTagWith(html, 'data-probe="1"')).toMatch(/^<(input|select|form)/);
    },
  );
});
