/** In its own module: the panel's code would load all public paths with it. */
export const MESSAGE_PANEL_API_PATH = "/api/customer/messagePanel";
