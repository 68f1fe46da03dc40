import type { BannerTools, FindOptions, FoundBox } from './tools.ts';

/** Finds the cookie banner of a document. Self-contained, because it runs in the page as text. */
export function findTools(tools: BannerTools): Pick<BannerTools, 'find' | 'choicesOn' | 'controlAt'> {
  let latest: FoundBox | null = null;
  const parentsOf = (element: Element): Element[] => {
    const parent = tools.parentOf(element);
    return parent ? [parent, ...parentsOf(parent)] : [];
  };
  const best = (found: readonly FoundBox[]): FoundBox | null => {
    // The innermost box has the controls and no unrelated text; one around it may have another control of the banner.
    const [first] = [...found].sort((a, b) => b.score - a.score || a.text.length - b.text.length);
    if (!first) return null;
    const around = found.filter(({ element }) => parentsOf(first.element).includes(element));
    return around.find(({ text }) => text.length <= first.text.length * 1.5 + 300) ?? first;
  };
  const byParts = ({ parts }: FindOptions): Element[] => {
    const all = (selector: string | null): Element[] => {
      try {
        const [outer = '', ...inner] = (selector ?? '').split('>>>');
        let found: Element[] = selector === null ? [] : [...document.querySelectorAll(outer)];
        for (const within of inner) found = found.flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll(within) ?? [])]);
        return found;
      } catch {
        return [];
      }
    };
    if (parts?.root) return all(parts.root).filter(tools.isShown);
    const [control] = [...all(parts?.accept ?? null), ...all(parts?.decline ?? null)].filter(tools.isShown);
    if (!control) return [];
    const around = parentsOf(control);
    return [around.find(tools.isOverlay) ?? around[0]].filter((box) => box !== undefined);
  };
  const makeOf = (box: Element): string | null => {
    const around = [box, ...parentsOf(box)];
    const isOf = (selector: string) =>
      around.some((element) => element.matches(selector)) ||
      tools
        .childrenOf(box)
        .some((child) => child instanceof Element && (child.matches(selector) || child.querySelector(selector)));
    return (
      tools.makes.find(({ selector }) => isOf(selector))?.name ??
      tools.makes.find(({ selector }) => document.querySelector(selector))?.name ??
      null
    );
  };
  const indexed = () => (latest?.controls ?? []).map((control, index) => ({ ...control, index }));

  return {
    find(options, ...closed) {
      tools.takeClosed(closed);
      const boxes = options.parts ? byParts(options) : tools.boxes(options);
      latest = best(boxes.flatMap((box) => tools.asBanner(box, options) ?? []));
      if (!latest) return null;
      const { element, text, controls, score } = latest;
      return {
        text: text.slice(0, 5000),
        make: makeOf(element),
        score,
        controls: controls.map((control) => tools.drawn(control)),
        weak: controls.flatMap(({ isWeak }, index) => (isWeak ? [index] : [])),
      };
    },
    controlAt: (index) => latest?.controls[index]?.element ?? null,
    choicesOn() {
      return indexed().flatMap(({ input, index }) => {
        if (!input || input.matches(':disabled') || input.getAttribute('aria-disabled') === 'true') return [];
        const isRadio = input instanceof HTMLInputElement && input.type === 'radio';
        // The choice of a pair that refuses is switched on.
        if (isRadio) return !tools.isOn(input) && tools.kindOf(tools.nameOf(input)).kind === 'reject' ? [index] : [];
        return tools.isOn(input) ? [index] : [];
      });
    },
  };
}
