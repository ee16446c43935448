/** A claimed message. It is the caller's until the lease ends; finish it with the function that fits. */
export type Delivery = {
  outboxId: number;
  /** Proves that the lease is ours: each claim has a new one. */
  leaseToken: string;
  /** This attempt's number, 1 for the first. Counted at the claim, so that a message that kills workers counts too. */
  attempts: number;
  /** When the message was stored. */
  createdAt: Date;
  /** Sealed with the id of the lead or the verification as additional data. Null after the retention time. */
  sealed: Buffer | null;
} & DeliverySubject;

export type DeliverySubject =
  | { subject: "lead"; leadId: string; kind: string; storeId: string }
  | {
      subject: "verification";
      verificationId: string;
      /** By the database's clock: a code that nobody can use any more is not worth sending. */
      expired: boolean;
    };
