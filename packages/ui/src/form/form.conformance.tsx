import { word } from "../testing/conformance-samples.tsx";
import { Form } from "./form.tsx";
import { FormDone } from "./form-done.tsx";

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

export const components = {
  FormDone: <FormDone title={word}>{word}</FormDone>,
};
