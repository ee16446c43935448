import { Icon, iconNames } from "@forecourt/ui/icon";
import { Silhouette, silhouetteNames } from "@forecourt/ui/silhouette";
import { TextInput } from "@forecourt/ui/text-input";
import { useState } from "react";
import { Live } from "./live.tsx";

/** All registered icons, searchable by name. */
export function IconGallery() {
  const [search, setSearch] = useState("");
  const found = iconNames.filter((name) => name.includes(search.trim().toLowerCase()));
  return (
    <Live>
      <div className="max-w-90">
        <label htmlFor="icon-search" className="mb-1.5 block font-semibold text-sm">
          Find an icon
        </label>
        <TextInput
          id="icon-search"
          type="search"
          size="sm"
          value={search}
          autoComplete="off"
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <p role="status" className="mt-2 text-caption text-subtle">
        {found.length} of {iconNames.length} icons
      </p>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(116px,1fr))] gap-2.5">
        {found.map((name) => (
          <li
            key={name}
            className="grid min-h-24 place-content-center justify-items-center gap-2.5 rounded-md border border-line bg-surface p-2.5 text-center"
          >
            <Icon name={name} size={24} />
            <code className="font-mono text-muted text-xs wrap-anywhere">{name}</code>
          </li>
        ))}
      </ul>
    </Live>
  );
}

/** The three sizes in context. */
export function IconSizes() {
  return (
    <Live className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <p className="flex items-center gap-1.5 text-muted text-sm">
        <Icon name="gauge" size={16} />
        18,420 mi, 16 px beside small text
      </p>
      <p className="flex items-center gap-2.5 font-semibold text-control">
        <Icon name="calendar" size={20} />
        20 px in controls
      </p>
      <p className="flex items-center gap-3 text-lg">
        <Icon name="shield" size={24} />
        24 px alone
      </p>
    </Live>
  );
}

/** The body styles as side views. */
export function Silhouettes() {
  return (
    <Live>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-2.5">
        {silhouetteNames.map((name) => (
          <li
            key={name}
            className="grid justify-items-center gap-2 rounded-md border border-line bg-surface p-4"
          >
            <Silhouette name={name} className="h-auto w-28 text-muted" />
            <code className="font-mono text-muted text-xs">{name}</code>
          </li>
        ))}
      </ul>
    </Live>
  );
}
