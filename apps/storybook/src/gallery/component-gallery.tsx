import { AnchorMdx, Heading } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { StatusBadge, statusOf } from "../component-page/status-badge.tsx";
import { type GalleryEntry, type GalleryGroup, loadGalleryGroups } from "./gallery-entries.ts";
import { Thumbnail } from "./thumbnail.tsx";

/** All components by group, each with a live thumbnail and a link to its page. */
export function ComponentGallery() {
  const [groups, setGroups] = useState<readonly GalleryGroup[]>([]);
  useEffect(() => {
    loadGalleryGroups().then(setGroups, console.error);
  }, []);
  return groups.map(({ name, entries }) => (
    <section key={name}>
      <Heading>{name}</Heading>
      <ul className="docs-gallery">
        {entries.map((entry) => (
          <GalleryCard key={entry.page} entry={entry} />
        ))}
      </ul>
    </section>
  ));
}

function GalleryCard({ entry }: { entry: GalleryEntry }) {
  return (
    <li>
      <Thumbnail entry={entry} />
      <p>
        <AnchorMdx href={`?path=/docs/${entry.page}`} target="_self">
          {entry.name}
        </AnchorMdx>
        <StatusBadge status={statusOf(entry.tags)} />
      </p>
    </li>
  );
}
