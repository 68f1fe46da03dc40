/** How long tests wait for what must come. Much more than it takes: a busy machine is no reason to be red. */
export const patienceMs = 60_000;
