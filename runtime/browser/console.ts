// The one door to the console, for sentences that the specifications want there. Pages that replaced the console hear nothing.
// Written out twice: most chunks need but one.

export function warn(message: string): void {
  try {
    // biome-ignore lint/suspicious/noConsole: see above.
    console.warn(message);
  } catch {
    // A page may have put anything in its place.
  }
}

export function logError(message: unknown): void {
  try {
    // biome-ignore lint/suspicious/noConsole: see above.
    console.error(message);
  } catch {
    // As above.
  }
}
