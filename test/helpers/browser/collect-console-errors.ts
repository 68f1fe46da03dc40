import { afterEach, beforeEach, vi } from 'vitest';

/** Collects the console's errors during each test of the file; call it once, at the top. */
export function collectConsoleErrors(): readonly unknown[] {
  const errors: unknown[] = [];
  beforeEach(() => {
    errors.length = 0;
    vi.spyOn(console, 'error').mockImplementation((text) => errors.push(text));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return errors;
}
