/** Adds an id to those that describe the control, or takes it out. */
export function describe(control: Element, id: string, isOn: boolean): void {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((each) => each && each !== id);
  if (isOn) ids.unshift(id);
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '));
  else control.removeAttribute('aria-describedby');
}
