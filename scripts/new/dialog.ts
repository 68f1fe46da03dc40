import { lastEntry, type Plan, pascal } from './plan.ts';

/** A dialog that React draws over the page: its view, the chunk that opens it with its row, a test of both. */
export function newDialog(name: string): Plan {
  const view = `${pascal(name)}Dialog`;
  const folder = `runtime/features/${name}`;
  return {
    files: {
      [`${folder}/${view}.tsx`]: `import { lightbox } from '../../contract/texts/en/common.ts';
import { Modal } from '../../ui/react/Modal.tsx';
import { useTexts } from '../../ui/react/use-texts.tsx';

/** The texts of the first frame. A topic of its own stands in every language: runtime/contract/texts/en/common.ts. */
const english = { lightbox };

export interface ${view}Props {
  /** Names the dialog, as text. */
  readonly title: string;
  readonly onClose: () => void;
}

/** The content of the dialog. The modal around it holds the focus, and closes by its button, Escape and a press beside it. */
export function ${view}({ title, onClose }: ${view}Props) {
  const { lightbox: texts } = useTexts(english);
  return (
    <Modal name={title} closeName={texts.close} className="ss-${name}" onClose={onClose}>
      <p>{title}</p>
    </Modal>
  );
}
`,
      [`${folder}/chunks/${name}.tsx`]: `import type { Page } from '../../../page/page.ts';
import { openModal } from '../../../ui/react/open-modal.tsx';
import { ${view} } from '../${view}.tsx';

/** Opens the dialog; resolves once it is closed. */
export const open = (page: Page, title: string): Promise<void> =>
  openModal(page, { name: '${name}', styles: '', render: (close) => <${view} title={title} onClose={close} /> });
`,
      [`test/runtime/${name}/${name}.test.tsx`]: `import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { open } from '../../../${folder}/chunks/${name}.tsx';
import { ${view} } from '../../../${folder}/${view}.tsx';
import type { Page } from '../../../runtime/page/page.ts';
import { Island } from '../../../runtime/ui/react/Island.tsx';
import { realChunks } from '../../helpers/fakes/real-chunks.ts';

test('the dialog ${name} shows its title, as text, and has a close button', () => {
  const page = { chunks: realChunks } as unknown as Page;
  const markup = renderToStaticMarkup(
    <Island page={page}>
      <${view} title="<b>" onClose={() => {}} />
    </Island>,
  );
  expect(markup).toContain('<p>&lt;b&gt;</p>');
  expect(markup).toContain('aria-label="Close"');
});

test('the chunk ${name} opens the dialog', async () => {
  expect(await realChunks.load('${name}')).toMatchObject({ open });
});
`,
    },
    edits: [
      lastEntry(
        'runtime/chunks.ts',
        /export const chunks = \{/,
        `'${name}': { module: () => import('./features/${name}/chunks/${name}.tsx'), maxBrotliBytes: 76_480 }`,
      ),
    ],
    next:
      `write its content in ${folder}/${view}.tsx, and open it where it belongs: page.chunks.load('${name}').then(({ open }) ` +
      '=> open(page, title))',
  };
}
