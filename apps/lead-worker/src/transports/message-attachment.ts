/** A file that goes with an email. Its name is plain ASCII: mail programs differ in how they read others. */
export type MessageAttachment = {
  fileName: string;
  contentType: string;
  content: Uint8Array;
};
