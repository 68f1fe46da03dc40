/** A pause is drawn at most this long, so that a visit of an hour has room for its moments. */
const maxPauseMs = 1500;

/**
 * Returns the place of each time on a line, from 0 to 1. Pauses are shortened. Times that go back, as after a change of the
 * clock, stay at the place of the latest one before.
 */
export function placeTimes(times: readonly string[]): readonly number[] {
  let lengthMs = 0;
  let latestMs = Number.NaN;
  const placesMs = times.map((time) => {
    const ms = Date.parse(time);
    if (ms > latestMs) lengthMs += Math.min(ms - latestMs, maxPauseMs);
    latestMs = Number.isNaN(latestMs) ? ms : Math.max(latestMs, ms);
    return lengthMs;
  });
  return placesMs.map((placeMs) => (lengthMs === 0 ? 0 : placeMs / lengthMs));
}
