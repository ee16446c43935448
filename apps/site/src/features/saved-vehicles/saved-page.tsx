import { Container } from "@forecourt/ui/container";
import { Note } from "@forecourt/ui/note";
import { PageCrumbs } from "#content/page-crumbs/page-crumbs.tsx";
import { translator } from "#server/content/translator.ts";
import type { PageContext } from "#server/page-context.ts";
import { localPath } from "#shared/addresses/local-path.ts";
import { LISTING_PATH, SAVED_PATH, TEST_DRIVE_PATH } from "#shared/addresses/public-paths.ts";
import { SavedVehicles } from "./saved-vehicles.tsx";

/** The frame of the saved vehicles, the same for everyone: the browser knows which they are. */
export function SavedPage({ context }: { context: PageContext }) {
  const { locale } = context;
  const t = translator(locale, "saved");
  const template = (key: "removeName" | "removed") => t.raw(key) as string;
  return (
    <Container>
      <PageCrumbs path={SAVED_PATH} label={t("title")} context={context} />
      <h1 className="mt-1 font-bold text-4xl">{t("title")}</h1>
      <noscript>
        <Note tone="info" icon="info" className="mt-4">
          {t("noScripts")}
        </Note>
      </noscript>
      <SavedVehicles
        locale={locale}
        listHref={localPath(locale, LISTING_PATH)}
        words={{
          keptDevice: t("keptDevice"),
          keptVisit: t("keptVisit"),
          saved: t("saved"),
          viewed: t("viewed"),
          clear: t("clear"),
          clearSaved: t("clearSaved"),
          clearViewed: t("clearViewed"),
          remove: t("remove"),
          removeName: template("removeName"),
          removed: template("removed"),
          cleared: t("cleared"),
          empty: t("empty"),
          emptyText: t("emptyText"),
          browse: t("browse"),
          compare: translator(locale, "compare")("compare"),
          loading: t("loading"),
          failed: t("failed"),
          retry: t("retry"),
          sold: t("sold"),
          pending: translator(locale, "vehicle")("badge.pending"),
          private: t("private"),
          unknown: t("unknown"),
          similar: t("similar"),
          drive: translator(locale, "vehicle")("testDrive"),
          drivePage: localPath(locale, TEST_DRIVE_PATH),
        }}
      />
    </Container>
  );
}
