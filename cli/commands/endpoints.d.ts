/** `ss-runtime endpoints`: every /api call of the platform, from the contract. */
export declare const endpoints: import('../command.ts').CommandDefinition<never>;
