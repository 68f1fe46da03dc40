/** A text in the code by which a thing is recognised that the runtime or the command has once. */
export interface Mark {
  /** Files that the row is about. */
  readonly in: RegExp;
  readonly mark: RegExp;
  /** The files that may contain the mark. */
  readonly place: RegExp;
  /** What other files use. */
  readonly instead: string;
}

const runtime = /^runtime\//;
const browser = /^runtime\/browser\//;

const marks: readonly Mark[] = [
  { in: runtime, mark: /\bdocument\.cookie\b/, place: browser, instead: 'a function of runtime/browser/ for cookies' },
  {
    in: runtime,
    mark: /(?<![.\w])fetch\(|\bsendBeacon\b|\bXMLHttpRequest\b/,
    place: browser,
    instead: 'a function of runtime/browser/ for the network',
  },
  {
    in: runtime,
    mark: /(?<![.\w])(setTimeout|setInterval)\(/,
    place: browser,
    instead: 'the clock of the page, runtime/browser/clock.ts',
  },
  { in: runtime, mark: /\b(localStorage|sessionStorage)\b/, place: browser, instead: 'runtime/browser/storage.ts' },
  {
    in: runtime,
    mark: /\(prefers-reduced-motion/,
    place: /^runtime\/browser\/less-motion\.ts$/,
    instead: '`prefersLessMotion` of runtime/browser/less-motion.ts, which knows `nomotion=true` too',
  },
  {
    in: runtime,
    mark: /\bdocumentElement\.lang\b/,
    place: /^runtime\/browser\/language\.ts$/,
    instead: '`pageLanguage` or `pageLocale` of runtime/browser/language.ts, which knows the language of the website too',
  },
  {
    in: runtime,
    mark: /\bJSON\.parse\b/,
    // Code for Node.
    place: /^runtime\/contract\/(read|secrets\/.*)\.ts$/,
    instead: '`readJson` of runtime/contract/read.ts, which never throws',
  },
  {
    in: runtime,
    mark: /\brole['"]?(?:,| =|=) ?['"]button\b/,
    place: /^runtime\/ui\/dom\/pressable\.ts$/,
    instead: '`makePressable` of runtime/ui/dom/pressable.ts',
  },
  {
    in: runtime,
    mark: /\bshowModal\b|\.inert = true\b|aria-modal['"],/,
    place: /^runtime\/(ui\/dom\/modal|features\/gallery\/)/,
    instead: '`makeModal` of runtime/ui/dom/modal.ts, which leaves the layers of other scripts usable',
  },
  {
    in: runtime,
    mark: /\bhistory\.(pushState|back|go)\b/,
    place: /^runtime\/browser\/history-entry\.ts$/,
    instead: '`addHistoryEntry` of runtime/browser/history-entry.ts',
  },
  {
    in: runtime,
    mark: /\bsetPointerCapture\b/,
    place: /^runtime\/ui\/dom\/pointer-drag\.ts$/,
    instead: '`followPointer` of runtime/ui/dom/pointer-drag.ts, which suppresses the click of a drag too',
  },
  {
    in: runtime,
    mark: /\bvisibility\)? [!=]== '(visible|hidden)'/,
    // What moves or clones an element asks for the property alone.
    place:
      /^runtime\/(browser\/seen|features\/(blocks\/show-block|platform-states\/unhide\/purposes|products\/product-gallery))\.ts$/,
    instead: '`isVisible`, `hidingProperty` or `hiderOf` of runtime/browser/seen.ts',
  },
  {
    in: /^(runtime|cli|fake-server)\//,
    mark: /\bdecodeURIComponent\(/,
    place: /^runtime\/contract\/unescaped\.ts$|\/in-page\//,
    instead: '`unescaped` of runtime/contract/unescaped.ts, which never throws',
  },
  {
    in: /^(cli|fake-server)\//,
    mark: /\brequest as http|\brequest\b.*\} from 'node:https?'/,
    place: /^fake-server\/http\/http-client\.ts$/,
    instead: '`sendRequest` or `exchange` of fake-server/http/http-client.ts',
  },
  {
    in: /^cli\//,
    mark: /\bprocess\.(stdout|stderr|stdin)\b/,
    place: /^cli\/(io|start)\.ts$/,
    instead: 'cli/io.ts, or cli/start.ts for a help without it',
  },
];

/** Returns a problem for each line of a file with a mark whose place is another file. Comments are not code. */
export const markProblems = (file: string, code: string, rows: readonly Mark[] = marks): readonly string[] =>
  rows
    .filter((row) => row.in.test(file) && !row.place.test(file))
    .flatMap(({ mark, instead }) =>
      code.split('\n').flatMap((line, index) => {
        const [found] = mark.exec(line) ?? [];
        return found === undefined ? [] : [`${file}:${index + 1} holds \`${found}\`: use ${instead}`];
      }),
    );
