/** EX_CONFIG of sysexits.h: the settings are wrong, and a restart would not help. */
export const EXIT_CONFIG = 78;
