/**
 * What a mount throws for a block that stays as the server sent it: its data say so or cannot be used. Nothing is reported.
 * @param code short and stable; it becomes `data-ss-block-error`.
 */
export const blockSkipped = (code: string): Error => Object.assign(new Error(), { name: 'BlockSkipped', code });

/** By name, because each chunk makes its own. */
export const isBlockSkipped = (error: unknown): boolean => error instanceof Error && error.name === 'BlockSkipped';
