/** Copies that this process sent of messages that are not finished. */
export type SentCopies = {
  has: (messageId: string, copy: string) => boolean;
  add: (messageId: string, copy: string) => void;
  forget: (messageId: string) => void;
};

/**
 * Remembers the copies of the last `limit` messages, so that a lead with several recipients does not reach the first
 * one again because the second was away, nor anybody because the database was.
 */
export function rememberSentCopies(limit = 10_000): SentCopies {
  const messages = new Map<string, Set<string>>();
  return {
    has: (messageId, copy) => messages.get(messageId)?.has(copy) ?? false,
    add: (messageId, copy) => {
      messages.set(messageId, (messages.get(messageId) ?? new Set()).add(copy));
      if (messages.size > limit) messages.delete(messages.keys().next().value!);
    },
    forget: (messageId) => {
      messages.delete(messageId);
    },
  };
}
