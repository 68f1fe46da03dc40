import { maxFileBytes } from '../../../contract/forms/constants.ts';
import type { FormFile } from '../../../contract/forms/form-values.ts';
import type { Control } from '../controls/mounted-field.ts';

/** Reads files as soon as they are chosen, because the submission contains them, forms#file-field. */
export interface FormFileReader {
  /** Reads the files of a changed input; ignores other targets. */
  read(target: EventTarget | null): void;
  /** Returns the files of an input; content that is being read, or that is too long, is empty. */
  filesOf(input: Control): readonly FormFile[];
  /** Resolves once all files are read; rejects if one cannot be read. */
  whenRead(): Promise<void>;
}

export function createFileReader(document: Document): FormFileReader {
  const filesByInput = new WeakMap<EventTarget, readonly FormFile[]>();
  let pending: Promise<unknown>[] = [];
  const { defaultView: window } = document;
  const readContent = (file: File) =>
    new Promise<string>((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.onerror = () => reject(reader.error);
      reader.readAsDataURL(file);
    });
  const toFormFile = (file: File, content: string): FormFile => ({
    name: file.name,
    type: file.type,
    sizeBytes: file.size,
    content,
  });
  const readWhole = async (file: File) => toFormFile(file, file.size > maxFileBytes ? '' : await readContent(file));
  return {
    read(target) {
      if (!window || !(target instanceof HTMLInputElement) || target.type !== 'file') return;
      const files = [...(target.files ?? [])];
      filesByInput.set(
        target,
        files.map((file) => toFormFile(file, '')),
      );
      pending.push(Promise.all(files.map(readWhole)).then((whole) => filesByInput.set(target, whole)));
    },
    filesOf: (input) => filesByInput.get(input) ?? [],
    async whenRead() {
      const waiting = pending;
      pending = [];
      await Promise.all(waiting);
    },
  };
}
