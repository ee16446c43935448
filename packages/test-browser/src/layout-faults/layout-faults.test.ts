import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BROWSER_ARGS, findBrowser } from "../find-browser.ts";
import { type LayoutCheck, layoutFaults } from "./layout-faults.ts";

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const { executablePath, env } = findBrowser();
  browser = await chromium.launch({
    executablePath,
    args: BROWSER_ARGS,
    env: { ...process.env, ...env } as Record<string, string>,
  });
  page = await browser.newPage({ viewport: { width: 400, height: 600 } });
});
afterAll(() => browser.close());

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>";

async function faultsOf(html: string, check: LayoutCheck): Promise<string[]> {
  await page.setContent(`<!doctype html><style>${STYLES}</style><body>${html}`);
  return layoutFaults(page, [check]);
}

const STYLES = `
  body { margin: 0; font: 16px/20px sans-serif }
  article { position: relative; border: 1px solid; border-radius: 8px; width: 180px; min-height: 100px; display: inline-block; vertical-align: top }
  .row { display: grid; grid-template-columns: 180px 180px }
  .pill { display: inline-block; border: 1px solid; border-radius: 99px; padding: 4px 12px }
  .opaque { position: absolute; inset: 0; background: #fff }
  .whole::after { content: ""; position: absolute; z-index: 1; inset: 0 }
  .bar { position: fixed; right: 0; bottom: 0; width: 120px; height: 44px; background: #fff }
`;

const card = (price: number, { more = "" } = {}) =>
  `<article><h3>Car</h3>${more}<p>$${price}</p><a href="#a">Open</a></article>`;

/** What comes after it is below the first screen. */
const FAR = '<div style="height:999px"></div>';

/** A page with the fault, what the check says of it, and a page that looks alike and is right. */
const PLANTED: [check: LayoutCheck, fault: string, says: string, right: string][] = [
  [
    "coveredTexts",
    `<article><b>Price</b><i class="opaque"></i></article>`,
    "covered: article > b “Price” by article > i.opaque",
    `<article><i class="opaque"></i><b style="position:relative">Price</b></article>`,
  ],
  [
    "coveredTexts",
    `${FAR}<article><b>Far</b><img class="opaque" style="width:100%;height:100%" src="${PICTURE}"></article>`,
    "covered: article > b “Far” by article > img.opaque",
    `<article><b>Price</b><i class="opaque" style="opacity:0"></i></article>`,
  ],
  [
    "coveredTexts",
    `${FAR}<article><b>Far</b></article>${FAR}<article><b>Farther</b><i class="opaque"></i></article>${FAR}<article><b>Last</b><i class="opaque"></i></article>`,
    "covered: article > b “Farther” by article > i.opaque\ncovered: article > b “Last” by article > i.opaque",
    `${FAR}<article><b>Far</b></article>${FAR}<article><i class="opaque"></i><b style="position:relative">Farther</b></article>`,
  ],
  [
    "coveredTexts",
    `<article><p>Two lines of a text in a card<i class="opaque" style="top:20px;pointer-events:none"></i></p></article>`,
    "covered: article > p “Two lines of a text in a card” by article > p > i.opaque",
    `<article><p>Two lines of a text in a card<i class="opaque" style="top:20px;z-index:-1"></i></p></article>`,
  ],
  [
    "coveredTexts",
    `<article><a class="whole" href="#a">Car</a><img class="opaque" style="width:100%;height:100%" src="${PICTURE}"></article>`,
    "covered: article > a.whole “Car” by article > img.opaque",
    `<article><img class="opaque" style="width:100%;height:100%" src="${PICTURE}"><a class="whole" style="position:relative" href="#a">Car</a></article>`,
  ],
  [
    "coveredTexts",
    `${FAR}<div style="position:sticky;bottom:0"><b>Sticky</b><i class="opaque"></i></div>`,
    "covered: div > b “Sticky” by div > i.opaque",
    `${FAR}<div style="position:sticky;bottom:0"><b>Sticky</b></div><article><i class="opaque"></i></article>`,
  ],
  [
    "leavingParts",
    `<article><p style="width:300px">a text that is wider than its card is</p></article>`,
    "leaves its card by",
    `<article><p>a text that is wider than its card is</p></article>`,
  ],
  [
    "leavingParts",
    `<article><button style="position:absolute;left:150px;width:80px">Buy</button></article>`,
    "article > button “Buy”",
    `<article><button style="position:absolute;left:20px;width:80px">Buy</button></article>`,
  ],
  [
    "overflowingPictures",
    `<div style="width:142px"><img style="width:618px;height:99px" src="${PICTURE}"></div>`,
    "overflows its frame by 476 px",
    `<div style="width:142px"><img style="width:142px;height:99px" src="${PICTURE}"></div>`,
  ],
  [
    "overflowingPictures",
    `<div style="width:142px"><figure style="margin:0;width:618px;overflow:hidden"><img style="width:618px;height:99px" src="${PICTURE}"></figure></div>`,
    "figure in div",
    `<div style="width:142px"><figure style="margin:0;overflow:hidden"><img style="width:146px;height:99px" src="${PICTURE}"></figure></div>`,
  ],
  [
    "unevenRows",
    `<div class="row">${card(1)}${card(2, { more: "<p>Two lines</p>" })}</div>`,
    "price not on one line, 36 px",
    `<div class="row">${card(1)}${card(2)}</div>`,
  ],
  [
    "unevenRows",
    `<div class="row">${card(1, { more: '<figure style="margin:0;height:40px"></figure>' })}${card(2, { more: '<figure style="margin:0;height:40px;position:relative;top:9px"></figure>' })}</div>`,
    "picture not on one line, 9 px",
    `${card(1)}<br>${card(2, { more: "<p>Two lines</p>" })}`,
  ],
  [
    "unevenRows",
    `<div class="row"><article><p>A</p><a href="#a">Open</a></article><article><p>A</p><p>B</p><a href="#b">Open</a></article></div>`,
    "actions not on one line, 36 px",
    `<div class="row"><article><p>Read <a href="#a">this</a>.</p></article><article><p>A</p><a href="#b">Open</a></article></div>`,
  ],
  [
    "brokenPills",
    `<a class="pill" style="width:60px;font:12px/14px sans-serif">Two lines here</a>`,
    "a pill of several lines: a.pill “Two lines here”",
    `<a class="pill"><big>One</big> line <small>here</small></a>`,
  ],
  [
    "coveringBars",
    `<p style="margin-top:570px;text-align:right">$8,843</p><i class="bar"></i>${FAR}`,
    "covered at rest: p “$8,843” by i.bar",
    `<p style="margin-top:570px">$8,843</p><i class="bar"></i>${FAR}`,
  ],
  [
    "coveringBars",
    `${FAR}<button style="float:right">Send</button><i class="bar"></i>`,
    "covered at rest at the end: button “Send”",
    `${FAR}<button style="float:right">Send</button><i class="bar"></i><div style="clear:both;height:60px"></div>`,
  ],
  [
    "coveringBars",
    `<div style="height:560px"></div><p>$470/mo</p><div class="bar" style="width:400px;height:auto"><p>$31,545</p><p>$470/mo</p><p>See the price</p></div>${FAR}`,
    "covers 124 px, over a seventh of the screen: div.bar “$31,545$470/moSee the price”",
    `<div style="height:560px"></div><p>$470/mo</p><div class="bar" style="width:400px;height:auto">$31,545<br>$470/mo<br>See the price</div>${FAR}`,
  ],
  [
    "coveringBars",
    `<div style="height:560px"></div><p style="position:sticky;bottom:0;z-index:-1">$31,545</p><i class="bar" style="width:400px"></i>${FAR}`,
    "covered at rest: p “$31,545” by i.bar",
    `<div style="height:560px"></div><p>$31,545</p><i class="bar" style="width:400px"></i>${FAR}`,
  ],
  [
    "cutTexts",
    `<p style="height:1em;overflow:hidden;width:60px">cut off at the second line</p>`,
    "cut off: p",
    `<p style="width:60px">cut off at the second line</p>`,
  ],
  [
    "cutTexts",
    `<div style="overflow:hidden;width:60px"><b style="white-space:nowrap">cut off at the side</b></div>`,
    "cut off: div > b",
    `<div style="overflow:auto;width:60px"><b style="white-space:nowrap">cut off at the side</b></div>`,
  ],
  [
    "cutTexts",
    `<figure style="overflow:hidden;height:60px;position:relative"><b style="position:absolute;bottom:-12px">Caption</b></figure>`,
    "cut off: figure > b “Caption”",
    `<figure style="overflow:hidden;height:60px"><b style="position:absolute;top:90px">Caption</b></figure>`,
  ],
  [
    "brokenWords",
    `<p style="width:16px;overflow-wrap:anywhere">$27,355</p>`,
    "a broken word, “$27,355”: p",
    `<p style="width:90px;overflow-wrap:anywhere">from $27,355 jordan.ellis@example.com</p>`,
  ],
  [
    "sidewaysOverflow",
    `<div style="width:3000px">wide</div>`,
    "the page is 3000 px wide in 400",
    `<div style="overflow:auto"><div style="width:3000px">wide</div></div>`,
  ],
  [
    "sidewaysOverflow",
    `<div style="width:300px">${"x".repeat(99)}</div>`,
    "too wide: div “xxx",
    `<div style="width:300px;overflow-wrap:anywhere">${"x".repeat(99)}</div>`,
  ],
];

test.each(PLANTED)("%s reports %s", async (check, fault, says) => {
  expect((await faultsOf(fault, check)).join("\n")).toContain(says);
});

test.each(PLANTED)("%s accepts the page without the fault of %s", async (check, _fault, _says, right) => {
  expect(await faultsOf(right, check)).toEqual([]);
});
