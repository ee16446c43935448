import type { ComponentProps } from "react";
import { ContentRoute } from "#app/content-route.tsx";
import { MessageUs } from "#features/message-panel/message-us.tsx";
import { pageContext } from "#server/page-context.ts";

export { contentMetadata as generateMetadata } from "#app/content-route.tsx";

/** A content page with the "Message us" button. */
export default async function Page(props: ComponentProps<typeof ContentRoute>) {
  return (
    <>
      <ContentRoute {...props} />
      <MessageUs context={await pageContext(props.params)} />
    </>
  );
}
