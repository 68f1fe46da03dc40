import type { FormFile } from '../../../contract/forms/form-values.ts';
import { formEngineLimits } from '../../../contract/forms/limits.ts';
import type { Control } from '../live/live-field.ts';

/** Files that visitors choose, read as they are chosen: the submission carries their content (our choice). */
export interface FileReaderOfForm {
  /** To be called when an input has changed. */
  take(target: EventTarget | null): void;
  of(input: Control): readonly FormFile[];
  /** Settles when all are read; whether there were any. */
  settled(): Promise<boolean>;
}

export function createFileReader(document: Document): FileReaderOfForm {
  const read = new WeakMap<EventTarget, readonly FormFile[]>();
  let pending: Promise<unknown>[] = [];
  const { defaultView: window } = document;
  const contentOf = (file: File) =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(file);
    });
  return {
    take(target) {
      if (!window || !(target instanceof HTMLInputElement) || target.type !== 'file') return;
      const files = [...(target.files ?? [])];
      const describe = (file: File, content: string) => ({ name: file.name, type: file.type, sizeBytes: file.size, content });
      read.set(
        target,
        files.map((file) => describe(file, '')),
      );
      pending.push(
        Promise.all(
          files.map(async (file) => describe(file, file.size > formEngineLimits.maxFileBytes ? '' : await contentOf(file))),
        ).then((done) => read.set(target, done)),
      );
    },
    of: (input) => read.get(input) ?? [],
    async settled() {
      const waiting = pending;
      pending = [];
      await Promise.all(waiting);
      return waiting.length > 0;
    },
  };
}
