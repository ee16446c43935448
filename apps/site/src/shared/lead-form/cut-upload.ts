/** The page server's header for an upload whose file was too long and was cut off. No client can send it. */
export const CUT_UPLOAD_HEADER = "x-forecourt-cut-upload";
