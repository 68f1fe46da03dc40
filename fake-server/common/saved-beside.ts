/**
 * Ends of the names of folders that browsers save beside a page, in the languages of Firefox and older browsers: `Page_files`,
 * `Seite-Dateien`, `Page_fichiers`. Some tools write `_data`.
 */
const words = 'files|dateien|fichiers|archivos|arquivos|ficheiros|bestanden|file|filer|pliki|soubory';
const folderName = new RegExp(`^(.+)[_-](?:${words})$`, 'i');

/** Returns the name of the page that a browser saved with this folder, without its extension; null for any other folder. */
export const pageOfFolder = (folder: string): string | null => folderName.exec(folder)?.[1] ?? null;

/** Matches the address of a file directly in such a folder; to be continued with the file's name. */
export const inSavedFolder = `[_-](?:${words})/`;
