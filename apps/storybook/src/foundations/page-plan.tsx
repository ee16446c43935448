import { Live } from "./live.tsx";

const box =
  "grid place-content-center rounded-sm border border-line-strong bg-surface-sunken p-2 text-center text-caption";

/** The columns of the two main pages, to scale. */
export function PagePlan() {
  return (
    <Live className="grid gap-6 md:grid-cols-2">
      <figure>
        <div className="rounded-md border border-line bg-canvas p-2.5">
          <div className="grid h-44 grid-cols-[284fr_1044fr] gap-2">
            <div className={box}>sidebar 284</div>
            <div className="grid grid-cols-3 gap-1.5">
              {[1, 2, 3, 4, 5, 6].map((card) => (
                <div key={card} className={box}>
                  card
                </div>
              ))}
            </div>
          </div>
        </div>
        <figcaption className="mt-2 text-muted text-sm">
          List: a sidebar and cards of at least 304 px; three per row at 1440, two at 1024, one on phones.
        </figcaption>
      </figure>
      <figure>
        <div className="rounded-md border border-line bg-canvas p-2.5">
          <div className="grid h-44 grid-cols-[880fr_408fr] gap-2">
            <div className="grid grid-rows-[2fr_1fr] gap-1.5">
              <div className={box}>pictures</div>
              <div className={box}>facts</div>
            </div>
            <div className={box}>buy box 408</div>
          </div>
        </div>
        <figcaption className="mt-2 text-muted text-sm">
          Vehicle: images and details beside a sticky buy box; on phones images, price, details.
        </figcaption>
      </figure>
    </Live>
  );
}
