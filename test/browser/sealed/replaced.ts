import { later, script, type Way, type Ways } from './way.ts';

const assigned = (code: string): Way => ({ markup: later(`${code}; location.href = "OUT"`), open: 'assigned' });
const pressed = (code: string): Way => ({ markup: `<a id="x" target="_blank" href="OUT">x</a>${script(code)}`, press: '#x' });
const getter = (owner: string, name: string, value: string): string =>
  `Object.defineProperty(${owner}.prototype, "${name}", { get: () => ${value} })`;

/** Pages that replace what the seal could use, and leave. */
export const replaced: Ways = {
  'replaced preventDefault': assigned('Event.prototype.preventDefault = () => {}'),
  'replaced cancelable': assigned(getter('Event', 'cancelable', 'false')),
  'replaced destination': assigned(
    `window.NavigateEvent && ${getter('NavigateEvent', 'destination', '({ url: "about:blank" })')}`,
  ),
  'replaced address of a destination': assigned(
    `window.NavigationDestination && ${getter('NavigationDestination', 'url', '"about:blank"')}`,
  ),
  'replaced protocol': assigned(getter('URL', 'protocol', '"about:"')),
  'replaced origin': assigned(getter('URL', 'origin', 'location.origin')),
  'replaced href': assigned(getter('URL', 'href', '""')),
  'replaced canParse': assigned('URL.canParse = () => false'),
  'replaced test': assigned('RegExp.prototype.test = () => false'),
  'replaced exec': assigned('RegExp.prototype.exec = () => null'),
  'replaced base': assigned(getter('Node', 'baseURI', '"x"')),
  'replaced methods of lists': assigned(
    'for (const n of ["some", "find", "includes", "map", "filter"]) Array.prototype[n] = () => true',
  ),
  'replaced methods of texts': assigned(
    'for (const n of ["replace", "split", "slice", "match", "indexOf"]) String.prototype[n] = () => ""; for (const n of ' +
      '["startsWith", "endsWith", "includes"]) String.prototype[n] = () => true',
  ),
  'replaced microtasks': assigned('queueMicrotask = () => { throw 1 }'),
  'replaced iterator': assigned('Array.prototype[Symbol.iterator] = function* () {}'),
  'replaced composedPath': pressed('Event.prototype.composedPath = () => []'),
  'replaced classes of links': pressed(
    'for (const C of [HTMLAnchorElement, HTMLAreaElement, SVGAElement]) Object.defineProperty(C, Symbol.hasInstance, { ' +
      'value: () => false })',
  ),
  'replaced setAttribute': pressed('Element.prototype.setAttribute = () => {}'),
  'replaced address of links': pressed(getter('HTMLAnchorElement', 'href', '"/home"')),
  'replaced button': pressed(`Object.defineProperty(MouseEvent.prototype, "button", { get: () => { throw 1 } })`),
  'a text that is another the second time': {
    markup: `<button id="x">x</button>${script('let n = 0; x.onclick = () => open({ toString: () => (n++ ? "OUT" : "/home") })')}`,
    press: '#x',
  },
  'a full stack': {
    markup: later(
      'let n = 0; const f = () => { try { f() } finally { if (n++ < 5) try { location.href = "OUT" } catch {} } }; try { ' +
        'f() } catch {}',
    ),
    open: 'fullStack',
  },
};
