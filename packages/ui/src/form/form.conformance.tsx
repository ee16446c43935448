import { word } from "../testing/conformance-samples.tsx";
import { Form } from "./form.tsx";

export const controls = {
  Form: (
    <Form
      send={async () => ({ kind: "sent", title: word })}
      problemTitle={word}
      problemPrefix={word}
      pendingText={word}
      failure={{ title: word, text: word }}
    >
      {() => word}
    </Form>
  ),
};
