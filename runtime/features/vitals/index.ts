/** Performance reports. The code that measures is a chunk, fetched where rollout flags are on: vitals#rollout-flags. */
export { fetchVitals } from './fetch-vitals.ts';
