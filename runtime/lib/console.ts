/** Says a sentence that the specifications want on the console. Pages that replaced the console hear nothing. */
export const warn = (message: string): void => say('warn', message);
export const logError = (...parts: readonly unknown[]): void => say('error', ...parts);

function say(level: 'warn' | 'error', ...parts: readonly unknown[]): void {
  try {
    // biome-ignore lint/suspicious/noConsole: the one door to the console.
    console[level](...parts);
  } catch {
    // A page may have put anything in its place.
  }
}
