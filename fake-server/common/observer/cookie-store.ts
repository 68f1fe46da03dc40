import { whenSettled } from './natives.ts';
import { type Observer, prototypeOf } from './observer.ts';

/** Reports writes of `cookieStore`. */
export function watchCookieStore({ record, stackNow, whenExposed, wrap }: Observer): void {
  const report = (text: string) => {
    const stack = stackNow();
    const settled = (isStored: boolean) => () =>
      record({ kind: 'cookie', via: 'cookieStore', text, stack, keeps: () => isStored });
    return (result: unknown) => whenSettled(result, settled(true), settled(false));
  };
  whenExposed('CookieStore', () => {
    wrap(prototypeOf('CookieStore'), 'set', (_self, args) => report(setLine(args)));
    wrap(prototypeOf('CookieStore'), 'delete', (_self, args) => report(deleteLine(args)));
  });
}

const fieldsOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;

/** Returns the arguments of `cookieStore.set` as a cookie line. */
function setLine(args: readonly unknown[]): string {
  const options = fieldsOf(args[0]);
  const [name, value] = options ? [options.name, options.value] : args;
  const expires = options?.expires == null ? '' : `; expires=${new Date(Number(options.expires)).toUTCString()}`;
  const domain = options?.domain ? `; domain=${String(options.domain)}` : '';
  return `${String(name)}=${String(value)}${domain}; path=${String(options?.path ?? '/')}${expires}`;
}

const deleteLine = (args: readonly unknown[]): string => `${String(fieldsOf(args[0])?.name ?? args[0])}=; max-age=0; path=/`;
