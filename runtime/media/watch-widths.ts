/** Answers a function that calls `work` each time that the image's parent has got another width. One observer watches all. */
export function watchWidths(): (image: HTMLImageElement, work: () => void) => void {
  const works = new WeakMap<Element, Map<HTMLImageElement, () => void>>();
  const widths = new WeakMap<Element, number>();
  const observer = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      const before = widths.get(target);
      widths.set(target, contentRect.width);
      if (before === undefined || before === contentRect.width) continue;
      for (const [image, work] of works.get(target) ?? []) if (image.parentElement === target) work();
    }
  });
  return (image, work) => {
    const box = image.parentElement;
    if (!box) return;
    works.set(box, (works.get(box) ?? new Map()).set(image, work));
    observer.observe(box);
  };
}
