import type { ConsentChanged } from "#shared/consent/consent-events.ts";
import type { ExperimentClientConfig } from "#shared/experiments/experiment-service.ts";
import { SERVICE_PREFIX } from "#shared/storage/service-storage.ts";

const EVENT: ConsentChanged = "consent-changed";

/** Adds the client with the first consent for analytics. Without consent it removes what the client has stored. */
const LOAD_CLIENT = [
  `(s=>{let f=()=>{if(/analytics/.test(consent.allowed)){`,
  `if(s.script){let x=document.createElement("script");x.src=s.script;s.script="";document.head.append(x)}}`,
  `else try{for(let k of Object.keys(localStorage))k.startsWith("${SERVICE_PREFIX}")&&localStorage.removeItem(k)}catch{}};`,
  `self.experimentService=s;addEventListener("${EVENT}",f);self.consent?.allowed&&f()})`,
].join("");

/**
 * The script of the head that loads the experiment client after consent. Inline, so that a withdrawal also counts on
 * pages where nothing else runs. Only pages of a dealership with an outside experiment service have it.
 */
export function LoadExperimentClient({ config }: { config: ExperimentClientConfig }) {
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  return <script dangerouslySetInnerHTML={{ __html: `${LOAD_CLIENT}(${json})` }} />;
}
