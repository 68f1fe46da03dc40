import { expect, test } from 'vitest';
import { fadeControls } from '../../../runtime/features/lightbox/fade-controls.ts';
import { handClock } from '../../helpers/fakes/hand-clock.ts';

// lightbox#resting-controls
test('controls fade 3 s after the last movement, key or touch', () => {
  const classes = new Set<string>();
  const target = new EventTarget();
  const dialog = Object.assign(target, {
    classList: { add: (name: string) => classes.add(name), remove: (name: string) => classes.delete(name) },
  });
  const clock = handClock();
  fadeControls(dialog as unknown as HTMLElement, clock);
  const isResting = (): boolean => classes.has('sqs-lightbox-resting');
  clock.turn(2999);
  expect(isResting()).toBe(false);
  clock.turn(1);
  expect(isResting()).toBe(true);
  for (const type of ['pointermove', 'pointerdown', 'keydown', 'focusin']) {
    target.dispatchEvent(new Event(type));
    expect(isResting()).toBe(false);
    clock.turn(3000);
    expect(isResting()).toBe(true);
  }
});
