import type { Answer } from '../../artifacts/artifacts.ts';
import type { FoundBanner } from '../../in-page/banner/found.ts';
import type { LocatedBanner } from './banner-finder.ts';
import { type Pressed, type Pressing, pressControl } from './press-control.ts';

/** An answer that was given with the page's own controls. */
export interface ControlAnswer extends Pressed {
  /** Text of the control. */
  readonly control: string;
  readonly make: string | null;
}

/** Maximum number of presses for an answer. */
const maxPresses = 10;
/** Number of presses of one control: a page may not listen yet. The last one is by script. */
const maxTries = 3;
const maxChoices = 40;
const maxTabs = 6;
/** Page time between two looks at the banner. */
const stepMs = 250;
/** Page time for a banner to react. Second layers load their content. */
const reactionMs = { control: 3000, settings: 10_000 } as const;

/**
 * Answers a banner with its own controls. Without a control for the answer on the first layer, its settings are opened, and
 * answered there, or its choices are switched and stored. `onSettings` is called when they are open. Returns null when the banner
 * has no such control.
 */
export async function answerByControls(
  pressing: Pressing,
  choice: Answer['choice'],
  first: LocatedBanner,
  onSettings: () => Promise<void>,
): Promise<ControlAnswer | null> {
  const tries = new Map<string, number>();
  let answer: ControlAnswer | null = null;
  let layer: 'banner' | 'layer' = 'banner';
  let located: LocatedBanner | null = first;
  for (let count = 0; count < maxPresses && located; count++) {
    const next = nextControl(located.found, choice, tries, answer !== null);
    if (next === null) break;
    const isSave = located.found.controls[next]?.kind === 'save';
    if (isSave && located.found.controls.some(({ kind }) => kind === 'choice')) {
      located = await switchAllTabs(pressing, located, layer, choice === 'accept');
      if (located === null) break;
    }
    const { controls } = located.found;
    const make = located.found.make ?? first.found.make;
    const control = controls[next];
    if (!control) break;
    const tried = tries.get(keyOf(control)) ?? 0;
    tries.set(keyOf(control), tried + 1);
    const pressed = await pressControl(pressing, located, next, tried === maxTries - 1);
    const isSettings = control.kind === 'settings';
    if (pressed && !isSettings) answer = laterAnswer(choice, answer, { ...pressed, control: control.text || control.name, make });
    if (isSettings) layer = 'layer';
    located = await awaitReaction(pressing, located, layer, isSettings);
    if (isSettings && located) await onSettings();
  }
  return answer;
}

/** A yes is given with the first press, and a no with the last one. */
const laterAnswer = (choice: Answer['choice'], first: ControlAnswer | null, latest: ControlAnswer): ControlAnswer =>
  choice === 'accept' && first ? { ...first, pressedBy: latest.pressedBy } : latest;

type Control = FoundBanner['controls'][number];

const keyOf = ({ kind, text, name }: Control): string => `${kind} ${text} ${name}`;

/** Returns the index of the control to press next; null without one. */
function nextControl(
  { controls, weak }: FoundBanner,
  choice: Answer['choice'],
  tries: ReadonlyMap<string, number>,
  isAnswered: boolean,
): number | null {
  const rest = controls
    .map((control, index) => ({ control, index }))
    .filter(({ control }) => (tries.get(keyOf(control)) ?? 0) < maxTries);
  const of = (kind: Control['kind']) => {
    const some = rest.filter(({ control }) => control.kind === kind);
    // Buttons before links of the same meaning.
    return [...some].sort((a, b) => Number(b.control.isFilled) - Number(a.control.isFilled));
  };
  const hasChoices = controls.some(({ kind }) => kind === 'choice');
  const saves = hasChoices || isAnswered ? of('save') : [];
  const accepts = [
    ...of('accept').filter(({ index }) => !weak.includes(index)),
    ...of('accept'),
    // Where nothing can be chosen, a selection is empty.
    ...of('save').filter(({ index }) => hasChoices || !weak.includes(index)),
    ...(isAnswered ? [] : of('settings')),
  ];
  const declines = [...of('reject'), ...saves, ...(isAnswered ? of('close') : of('settings'))];
  return (choice === 'accept' ? accepts : declines)[0]?.index ?? null;
}

/**
 * Switches every choice on or off, also those on other tabs, such as that of legitimate interests. Returns as `switchChoices`.
 */
async function switchAllTabs(
  pressing: Pressing,
  banner: LocatedBanner,
  layer: 'banner' | 'layer',
  isWanted: boolean,
): Promise<LocatedBanner | null> {
  let located = await switchChoices(pressing, banner, layer, isWanted);
  const pressed = new Set<string>();
  while (located && pressed.size < maxTabs) {
    const { frame, found } = located;
    const nameAt = (index: number) => found.controls[index]?.text ?? '';
    const tabs = await frame.call('tabsToPress', []).catch(() => []);
    const next = tabs.find((index) => !pressed.has(nameAt(index)));
    if (next === undefined) break;
    pressed.add(nameAt(next));
    await pressControl(pressing, located, next);
    await pressing.time.pass(stepMs);
    const shown: LocatedBanner | null = await pressing.finder.find(layer);
    located = shown && (await switchChoices(pressing, shown, layer, isWanted));
  }
  return located;
}

/** Switches every choice on or off. Returns the banner afterwards; null when a choice stays otherwise. */
async function switchChoices(
  pressing: Pressing,
  banner: LocatedBanner,
  layer: 'banner' | 'layer',
  isWanted: boolean,
): Promise<LocatedBanner | null> {
  let located = banner;
  const toPress = () => located.frame.call('choicesToPress', [isWanted]);
  for (let round = 0; round < 3; round++) {
    const wrong = await toPress().catch(() => []);
    if (wrong.length === 0) return located;
    for (const index of wrong.slice(0, maxChoices)) await pressControl(pressing, located, index, round > 0);
    await pressing.time.pass(stepMs);
    located = (await pressing.finder.find(layer)) ?? located;
  }
  return (await toPress().catch(() => [0])).length === 0 ? located : null;
}

/** Returns the banner once it differs, or unchanged after the time of a reaction; null without one. */
async function awaitReaction(
  { time, finder }: Pressing,
  before: LocatedBanner,
  layer: 'banner' | 'layer',
  isSettings: boolean,
): Promise<LocatedBanner | null> {
  const signature = ({ found }: LocatedBanner) =>
    found.controls.map((control) => `${keyOf(control)} ${control.preTicked}`).join('\n');
  let now: LocatedBanner | null = before;
  const capMs = isSettings ? reactionMs.settings : reactionMs.control;
  for (let waitedMs = 0; waitedMs < capMs; waitedMs += stepMs) {
    await time.frames();
    await time.pass(stepMs);
    now = await finder.find(layer);
    const isDifferent = now !== null && signature(now) !== signature(before);
    // Another layer may take the place of this one later.
    if (isDifferent || (now === null && !isSettings)) break;
  }
  // A layer that is drawn in steps is read when it is complete.
  await time.pass(stepMs);
  return finder.find(layer);
}
