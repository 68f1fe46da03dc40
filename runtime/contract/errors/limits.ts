/** Reports of uncaught page errors. Spec 1 §4, §9. */
export const maxStackCharacters = 5000;
export const errorPostLimits = { debounceMs: 1000, maxPosts: 20, maxQueued: 10 } as const;
