/** Says a sentence that the specifications want on the console. Pages that replaced the console hear nothing. */
export const warn = (message: string): void => say('warn', message);
export const logError = (message: unknown): void => say('error', message);

function say(level: 'warn' | 'error', message: unknown): void {
  try {
    // biome-ignore lint/suspicious/noConsole: the one door to the console.
    console[level](message);
  } catch {
    // A page may have put anything in its place.
  }
}
