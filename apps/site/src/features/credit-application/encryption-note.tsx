import { Note } from "@forecourt/ui/note";
import type { ReactNode } from "react";
import type { ApplicationWords } from "./application-content.ts";

/** Who can read the application. Without scripts the server seals it, and the note says so. */
export function EncryptionNote({ words, icon }: { words: ApplicationWords; icon: ReactNode }) {
  const variants = [
    { shown: "scripts-only", title: words.encryptedTitle, text: words.encrypted },
    { shown: "no-scripts-only hidden", title: words.serverTitle, text: words.server },
  ];
  return variants.map(({ shown, title, text }) => (
    <div key={title} className={`${shown} px-5.5 pb-5.5 lg:px-7 lg:pb-7`}>
      <Note tone="success">
        <div className="flex gap-3">
          <span className="shrink-0 text-success-text">{icon}</span>
          <div>
            <p className="font-semibold">{title}</p>
            <p>{text}</p>
          </div>
        </div>
      </Note>
    </div>
  ));
}
