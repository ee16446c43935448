/** The script of the chat provider. It shows its own button and window. */
export const CHAT_PROVIDER_SCRIPT = "https://connect.podium.com/widget.js";

/** Where the provider's script, frames and pictures come from; for the content security policy. */
export const CHAT_PROVIDER_HOSTS = "https://*.podium.com";
