import { Dialog } from "@forecourt/ui/dialog";
import { Text } from "@forecourt/ui/text";

/** What the button under every payment opens. */
export const PAYMENT_TERMS = "payment-terms";

export function PaymentTerms() {
  return (
    <Dialog id={PAYMENT_TERMS} title="About this estimate" closeLabel="Close" size="sm">
      <Text>
        An estimate at the terms shown, before tax, title and registration. Your credit and your down payment
        change it; we quote yours before you sign.
      </Text>
    </Dialog>
  );
}
