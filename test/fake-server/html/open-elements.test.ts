import { expect, test } from 'vitest';
import { OpenElements } from '../../../fake-server/html/open-elements.ts';

const opened = (...names: string[]) => {
  const open = new OpenElements();
  for (const name of names) open.push(name, name === 'block');
  return open;
};

test('is inert inside templates until they close', () => {
  const open = opened('body', 'template', 'div', 'template');
  expect(open.isInert()).toBe(true);
  open.close('template');
  expect(open.isInert()).toBe(true);
  open.close('template');
  expect(open.isInert()).toBe(false);
});

test('stays inert in a template when an element around it is closed there', () => {
  const open = opened('body', 'template', 'div');
  open.close('body');
  expect(open.isInert()).toBe(true);
  open.close('div');
  open.close('template');
  expect(open.isInert()).toBe(false);
});

test('has marked ancestors until they or their parents are closed', () => {
  const open = opened('main', 'block', 'p');
  expect(open.hasMarkedAncestor()).toBe(true);
  open.close('main');
  expect(open.hasMarkedAncestor()).toBe(false);
});

test('is foreign in svg, but not in its foreignObject or after a tag that ends foreign content', () => {
  expect(opened('svg', 'g').isForeign()).toBe(true);
  expect(opened('svg', 'foreignobject', 'a').isForeign()).toBe(false);
  expect(opened('svg', 'g', 'div').isForeign()).toBe(false);
});

test('ignores void elements and stray end tags', () => {
  const open = opened('template', 'br', 'img');
  open.close('br');
  open.close('section');
  expect(open.isInert()).toBe(true);
});
