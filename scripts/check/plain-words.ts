/** Words that the project does not use, and the words it uses in their place: CONTRIBUTING has the same table, row by row. */
export interface PlainWordRow {
  /** The row's left and right cell in CONTRIBUTING. */
  readonly avoid: string;
  readonly use: string;
  /** Names in TypeScript: comments and strings are blanked out. */
  readonly names?: RegExp;
  /** Comments of TypeScript and style sheets, and Markdown outside code. */
  readonly prose?: RegExp;
  /** Declarations that one file may have: the first group is the name. */
  readonly once?: RegExp;
  /** Files whose names are public and stay. */
  readonly except?: RegExp;
  /** Paths of files, from the root. */
  readonly paths?: RegExp;
}

/** Returns a pattern for a declared variable, parameter or property of one of the names. */
const named = (names: string, value = ''): RegExp =>
  new RegExp(`(?:\\b(?:const|let|function)\\s+|[({,]\\s*(?:readonly\\s+)?|^\\s+(?:readonly\\s+)?)(?:${names})\\b${value}`, 'm');

export const plainWords: readonly PlainWordRow[] = [
  {
    avoid: 'Live…, bring to life, lives, life, taken back, gone, coming',
    use: 'mounted…, mount, unmount',
    except: /^runtime\/window\.ts$/,
    names: /\b(?:Live[A-Z]\w*|bringToLife|lives|takeBack|takenBack)\b/,
    prose: /\b(?:to life|(?:taken|takes|take|took) back|bring(?:s|ing)? alive)\b/i,
    paths: /^(?:test\/)?runtime\/.*\/live(?:-|\/)/,
  },
  {
    avoid: 'destroy / end / stop / leave / clear / restore / cancel for ending a thing',
    use: '`dispose()` (public names on `SSRuntime` stay)',
    names: /^\s+(?:readonly )?(?:end|leave)(?:\(\): void;|: \(\) => void;)|\b(?:const|let|function) destroy[A-Z]/m,
  },
  {
    avoid: 'over, ended, life, heard, asking (an AbortController)',
    use: '`controller`, its `signal`',
    names: /\b(?!\w*[cC]ontroller\b)\w+\b(?::[^=\n]+)? = new AbortController\b/,
  },
  {
    avoid: 'works, ends, work',
    use: 'tasks, disposers, callback',
    names: named('works|ends|work', '\\s*[:=(,)]'),
  },
  {
    avoid: 'form-work, form-news, error-news, thanks, bait, words/say/hand',
    use: 'form-controller, form-status, field-errors, success-message, honeypot, strings/translate',
    names: /\b(?:\w*(?:[fF]ormWork|[fF]ormNews|[eE]rrorNews|[bB]ait)\w*|thanks\w*|\w*Thanks)\b/,
    paths: /form-work|form-news|error-news|thanks|bait|forms\/words\.ts/,
  },
  {
    avoid: 'gate, adoption, leaving, alarm, mine, receipt, losses',
    use: 'endpoint-state, recover-outbox, page-hide, timer, in-flight, acknowledgement, lost-events',
    names: named('gates?|adoption|alarm|mine|losses', '\\s*[:=(,)]'),
    paths: /\/(?:gates?|adoption|leaving|alarm|mine|receipt|losses)\.tsx?$/,
  },
  {
    avoid: 'heard (css), looks, dress, sheet (map), bring, door, likeness, agreement, choice-anew',
    use: 'visually-hidden, appearance/styles, applyStyles, tile, load, trigger, placeholder, consent-features, reopen-banner',
    names: named('dress|bring|likeness|agreement', '\\s*[:=(,)]'),
    paths: /runtime\/.*\/(?:heard|looks|dress|sheets?|bring|door|likeness|agreement|choice-anew)(?:\.|\/)/,
  },
  {
    avoid: 'invite, choice, pulse, manager, landing, motion (chunks)',
    use: 'popup, cookie-banner, vitals, overlay-manager, arrival, animations; the build makes neutral file names',
    paths: /\/chunks\/(?:invite|choice|choice-top|pulse|manager|landing|motion)\.tsx?$/,
  },
  { avoid: 'Setter, setBy', use: 'initiator', names: /\b(?:\w*Setter|setBy)\b/ },
  {
    avoid: "`kind: 'answer'`, `answer:` of a server, `CallAnswer`",
    use: 'response (format 2 of payloads and recordings; both are read)',
    names: /\bCallAnswer\w*\b/,
  },
  {
    avoid: 'readOnce (polls), stoodMs, lanes, heir, mend, learn, most…/longest…',
    use: 'pollUntil, plain getters, `max…`',
    names: /\b(?:readOnce|stoodMs|heir|lanes|mend|learn|(?:most|longest)[A-Z]\w*)\b/,
  },
  {
    avoid: 'nameOf, decoded, textOf, placeOf, messageOf in more than one file',
    use: 'one helper each, or the noun',
    once: /^(?:export )?(?:const|function) (nameOf|decoded|textOf|placeOf|messageOf)\b/gm,
  },
  {
    avoid: '"What … is …" as a sentence\'s subject',
    use: 'the noun',
    prose: /(?:^|[.:;]\s+|\*\s+)What (?:\w+ ){0,8}(?:is|are|has|have|was|were|does|do|can|must|may)\b/m,
  },
  {
    avoid: 'is none, such which, anew, whoever, nobody, as it stands, goes with it, for good',
    use: 'is not a …, which, again, the reader or the caller, no one or the passive, unchanged, belongs to it, permanently',
    prose: /\b(?:(?:is|are) none\b|such which|anew|whoever|nobody|as it stands|goes with it|for good)\b/i,
  },
  {
    avoid: 'heard, told, said, knows, thanks of a program',
    use: 'received, reported; name the event',
    prose: /\bknows\b|\b(?:is|are|was|were|been|be|not|has|have|gets?) (?:heard|told|said)\b/i,
  },
  {
    avoid: 'references to documents outside the repository',
    use: 'a rule of the behaviour reference (`gallery#loop-ends`)',
    prose: /\b(?:spec(?:ification)? [12]\b|wild(?: 2)? §|interfaces(?:\.md)? §|site-css)/i,
  },
];
