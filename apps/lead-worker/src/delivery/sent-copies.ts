/** The copies that this process has sent, of messages that are not yet complete. */
export type SentCopies = {
  has: (messageId: string, copy: string) => boolean;
  add: (messageId: string, copy: string) => void;
  forget: (messageId: string) => void;
};

/**
 * Remembers the sent copies of the last `limit` messages. A retry for one recipient, or after a database outage, sends
 * no copy twice.
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
