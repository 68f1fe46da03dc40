/** The event with which the runtime of the framed page toggles the panel. The preview forwards it to the screen's window. */
export const panelEvent = 'ss-runtime:panel';
