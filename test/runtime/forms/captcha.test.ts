import { expect, onTestFinished, test, vi } from 'vitest';
import { createCaptcha } from '../../../runtime/features/forms/captcha/captcha.ts';

const page = {
  rawContext: { website: { captchaSettings: { siteKey: 'k' } } },
  service: async () => ({ captcha: async () => {} }),
};
/** A container, and the provider's library in its window. */
function makeContainer(api: object | undefined, clientWidth: number) {
  const attributes = new Map<string, string>();
  return {
    clientWidth,
    dataset: {},
    ownerDocument: { defaultView: { grecaptcha: api } },
    hasAttribute: (name: string) => attributes.has(name),
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  } as unknown as HTMLElement;
}
const create = (container: HTMLElement) => createCaptcha(container, page as never, null);

// forms#captcha-size forms#captcha-once
test('a captcha is compact in a container narrower than 320 px, else normal, and rendered once a container', async () => {
  const sizes: unknown[] = [];
  const api = { render: (_: unknown, { size }: { size: string }) => sizes.push(size), reset() {}, getResponse: () => '' };
  const container = makeContainer(api, 319);
  await create(container);
  await create(makeContainer(api, 320));
  expect(sizes).toEqual(['compact', 'normal']);
  await expect(create(container)).rejects.toThrow('Error rendering captcha into node');
  expect(sizes).toHaveLength(2);
});

// forms#captcha-missing
test('a captcha that cannot be rendered is logged; without its library it is refused', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const api = {
    render() {
      throw new Error('Bad key.');
    },
  };
  await expect(create(makeContainer(api, 400))).rejects.toThrow('Bad key.');
  expect(logged.mock.calls.map(([first]) => String(first))).toEqual(['Error rendering captcha into node']);
  await expect(create(makeContainer(undefined, 400))).rejects.toThrow('ReCaptcha has not been set up!');
});
