// Part of the boot script.
/** errors#stack-limit, errors#report-limits */
export const maxStackCharacters = 5000;
export const errorPostLimits = { debounceMs: 1000, maxPosts: 20, maxQueued: 10 } as const;
