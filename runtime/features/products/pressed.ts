/** Whether a key presses what acts as a button: Enter and Space do, and scroll nothing. */
export function pressed(event: KeyboardEvent): boolean {
  const isPress = event.key === 'Enter' || event.key === ' ';
  if (isPress) event.preventDefault();
  return isPress;
}
