/** A file of an email. `content` is base64. */
export type EmailAttachment = { filename: string; content_type: string; content: string };

/** A text email for a person. `email` is the recipient. */
export type TextEmail = {
  subject: string;
  email: string;
  type: "text";
  body: string;
  attachments?: readonly EmailAttachment[];
};

/** A lead for a CRM, which the email API converts to ADF. `email` is the recipient. */
export type AdfEmail = {
  subject: string;
  email: string;
  type: "adf";
  prospect: { attributes: { status: "new" | "resend" } };
  vehicle?: object;
  trade_in?: object;
  customer: { contact: object };
  vendor: { vendorname: string; contact: { name: string; email: string; phone: string } };
  provider: { name: string; service: string; url: string; email: string; phone: string };
  comments: string;
  attachments?: readonly EmailAttachment[];
};

/** The body of `POST {api}/email/send` (docs/product/leads.md, "Payloads"). */
export type EmailPayload = TextEmail | AdfEmail;
