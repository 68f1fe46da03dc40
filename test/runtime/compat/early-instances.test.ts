import { expect, test } from 'vitest';
import { createPressHold } from '../../../runtime/browser/press-hold.ts';
import { createEarlyInstances } from '../../../runtime/compat/early-instances.ts';
import { installCompat } from '../../../runtime/compat/queue.ts';

const settled = () => new Promise(setImmediate);

class Gallery {
  index = 0;
  readonly children: unknown[] = [];
  constructor(input: Record<string, unknown> = {}) {
    if (input.container === null) throw new Error('needs a container');
  }
  set(_name: string, value: number): this {
    this.index = value;
    return this;
  }
  get(_name: string): number {
    return this.index;
  }
  addChild(other: unknown): this {
    this.children.push(other);
    return this;
  }
}
interface Page {
  Y: {
    use(...args: unknown[]): Page['Y'];
    Squarespace: {
      Gallery2: typeof Gallery;
      Singletons: { ShoppingCart: { on(...args: unknown[]): unknown; get(name: string): unknown } };
    };
  };
  UserAccountApi: { isUserAuthenticated(): unknown };
  ImageLoader: { load(image: unknown): unknown };
}

// compat#calls-in-order, compat#use
test(
  'before the code has arrived constructors work, methods and Y.use chain, no visitor is signed in, no image is loaded, and ' +
    'the cart is empty',
  async () => {
    const page = {} as Page;
    const connect = installCompat(page, createPressHold());
    const { Gallery2, Singletons } = page.Y.Squarespace;
    const one = new Gallery2({ container: '#one' });
    const two = new Gallery2({ container: '#two' });
    const chained = one.set('currentIndex', 2).addChild(two);
    expect(page.Y.use('node').use('event')).toBe(page.Y);
    expect([page.UserAccountApi.isUserAuthenticated(), page.ImageLoader.load('image')]).toEqual([false, false]);
    expect(Singletons.ShoppingCart.get('totalQuantity')).toBeUndefined();

    const errors: unknown[] = [];
    const early = createEarlyInstances(
      (name) => (name === 'Y.Squarespace.Gallery2' ? Gallery : null),
      (error) => errors.push(String(error)),
    );
    connect(
      async () => (name, args, self, made) =>
        early.has(self) ? early.call(self, name, args, made) : early.make(name, args, self),
      () => expect.unreachable(),
    );
    await settled();
    // The calls have been carried out in order. From now on methods return values, and `new` returns the object itself.
    expect([one.get('currentIndex'), two.get('currentIndex'), chained.get('currentIndex')]).toEqual([2, 0, 2]);
    expect(one.set('currentIndex', 3)).toBe(one);
    const later = new Gallery2({ container: '#later' });
    expect(later).toBeInstanceOf(Gallery);
    // A gallery without a container reports one error, and does nothing.
    const none = new Gallery2({ container: null });
    expect([none.get('currentIndex'), errors]).toEqual([undefined, ['Error: needs a container']]);
  },
);
