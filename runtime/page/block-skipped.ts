/**
 * The error of a mount whose block stays as the server sent it, because of its data. It is not reported. site#block-skipped
 * @param code short and stable; the value of `data-ss-block-error`.
 */
export const blockSkipped = (code: string): Error => Object.assign(new Error(), { name: 'BlockSkipped', code });

/** Compares names, because each chunk has a copy of this module. */
export const isBlockSkipped = (error: unknown): boolean => error instanceof Error && error.name === 'BlockSkipped';
