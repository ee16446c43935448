import { FeatureList } from "@forecourt/ui/feature-list";
import { Icon } from "@forecourt/ui/icon";
import { Link } from "@forecourt/ui/link";
import { SplitPanel, VehicleAside } from "@forecourt/ui/split-panel";
import { VehicleImage } from "@forecourt/ui/vehicle-image";
import type { ReactNode, Ref } from "react";
import type { StepFrameContent } from "./unlock-step-content.ts";

type StepFrameProps = {
  content: StepFrameContent;
  /** An icon above the title. */
  mark?: ReactNode;
  /** Before each point; a check mark by default. */
  pointIcon?: ReactNode;
  /** For the focus, when the step replaces another one. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children: ReactNode;
};

/** The layout of an unlock step beside its vehicle, in a page or the dialog. */
export function StepFrame({ content, mark, pointIcon, headingRef, children }: StepFrameProps) {
  const { title, text, vehicle, points, talk } = content;
  const list = (
    <FeatureList
      columns={1}
      icon={pointIcon}
      items={points.map((point) => (
        <span key={point.id}>
          <strong>{point.strong}</strong> {point.text}
        </span>
      ))}
    />
  );
  const preferToTalk = (
    <span className="inline-flex items-center gap-2">
      <Icon name="phone" size={16} />
      {talk.question}
      <Link href={talk.href} className="font-semibold text-text">
        {talk.label}
      </Link>
    </span>
  );
  return (
    <SplitPanel
      aside={
        vehicle ? (
          <VehicleAside
            image={
              <VehicleImage
                {...vehicle.picture}
                sizes="(min-width: 768px) 360px, 112px"
                ratio="bare"
                priority="eager"
              />
            }
            title={vehicle.name}
            subtitle={vehicle.facts}
            points={list}
            footer={preferToTalk}
          />
        ) : (
          <div className="hidden flex-1 flex-col md:flex">
            {list}
            <p className="mt-auto pt-6 text-control text-muted">{preferToTalk}</p>
          </div>
        )
      }
    >
      {mark}
      <h1 ref={headingRef} tabIndex={-1} className="pr-10 font-bold text-3xl outline-none md:pr-0">
        {title}
      </h1>
      <p className="mt-2 mb-5 text-muted">{text}</p>
      {children}
    </SplitPanel>
  );
}
