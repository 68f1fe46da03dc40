import { Chalk } from 'chalk';
import type { Command, Help, HelpConfiguration, Option } from 'commander';

/** Texts of a help that commander has no place for. */
export interface HelpTail {
  /** Command lines, each with its effect. */
  readonly examples: readonly (readonly [line: string, effect: string])[];
  /** Meanings of the exit statuses. */
  readonly exitStatus: string;
}

// Commander removes the colours where none are wanted.
const paint = new Chalk({ level: 1 });
/** Room for a description below which it stands on a line of its own. */
const minDescriptionColumns = 30;
const generalGroup = 'General:';

/**
 * Returns the shape of a help: usage, summary, examples, arguments, options by group, those of every command, exit statuses. In
 * narrow terminals a description stands below its term.
 */
export const helpConfiguration = (tail: HelpTail): HelpConfiguration => ({
  minWidthToWrap: 16,
  showGlobalOptions: true,
  styleTitle: (text) => paint.bold(text),
  styleOptionTerm: (text) => paint.cyan(text),
  styleArgumentTerm: (text) => paint.cyan(text),
  styleSubcommandTerm: (text) => paint.cyan(text),
  formatItem,
  formatHelp: (command, helper) => formatHelp(command, helper, tail),
});

function formatHelp(command: Command, helper: Help, { examples, exitStatus }: HelpTail): string {
  const width = helper.helpWidth ?? 80;
  const item = (term: string, description: string) => helper.formatItem(term, termWidth, description, helper);
  const options = optionGroups(command, helper);
  const termWidth = Math.max(0, ...terms(command, helper, options).map((term) => helper.displayWidth(term)));
  const sections: string[][] = [
    [helper.boxWrap(`${helper.styleTitle('Usage:')} ${helper.commandUsage(command)}`, width)],
    [helper.boxWrap(helper.commandDescription(command), width)],
    [helper.styleTitle('Examples:'), ...exampleLines(examples, width, helper)],
  ];
  const section = (title: string, items: readonly string[]) => {
    if (items.length > 0) sections.push([helper.styleTitle(title), ...items]);
  };
  section(
    'Arguments:',
    helper
      .visibleArguments(command)
      .map((each) => item(helper.styleArgumentTerm(helper.argumentTerm(each)), helper.argumentDescription(each))),
  );
  section(
    'Commands:',
    helper
      .visibleCommands(command)
      .map((each) => item(helper.styleSubcommandTerm(each.name()), helper.subcommandDescription(each))),
  );
  for (const [group, members] of options)
    section(
      group,
      members.map((each) => item(helper.styleOptionTerm(helper.optionTerm(each)), helper.optionDescription(each))),
    );
  sections.push([helper.boxWrap(`${helper.styleTitle('Exit status:')} ${exitStatus}.`, width)]);
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

const terms = (command: Command, helper: Help, options: ReadonlyMap<string, readonly Option[]>): string[] => [
  ...helper.visibleArguments(command).map((each) => helper.argumentTerm(each)),
  ...helper.visibleCommands(command).map((each) => each.name()),
  ...[...options.values()].flat().map((each) => helper.optionTerm(each)),
];

/** Returns the options by group, in the order of the table. Options outside the table are the last group. */
function optionGroups(command: Command, helper: Help): ReadonlyMap<string, readonly Option[]> {
  const groups = new Map<string, Option[]>();
  const general: Option[] = [];
  for (const option of helper.visibleOptions(command)) {
    const group = option.helpGroupHeading;
    if (group === undefined) general.push(option);
    else groups.set(group, [...(groups.get(group) ?? []), option]);
  }
  const isLast = ({ long }: Option): boolean => long === '--version' || long === '--help';
  general.push(...helper.visibleGlobalOptions(command));
  return groups.set(generalGroup, [...general.filter((each) => !isLast(each)), ...general.filter(isLast)]);
}

/** Returns the examples, each with its effect beside it where there is room, otherwise below it. */
function exampleLines(examples: HelpTail['examples'], width: number, helper: Help): string[] {
  const column = Math.max(...examples.map(([line]) => line.length)) + 4;
  const areBeside = examples.every(([, effect]) => column + effect.length <= width);
  return examples.flatMap(([line, effect]) => {
    if (areBeside) return [`  ${paint.cyan(line)}${' '.repeat(column - 2 - line.length)}${effect}`];
    const below = helper.boxWrap(effect, width - 6).split('\n');
    return [`  ${paint.cyan(line)}`, ...below.map((part) => `      ${paint.dim(part)}`)];
  });
}

function formatItem(term: string, termWidth: number, description: string, helper: Help): string {
  const width = helper.helpWidth ?? 80;
  const room = width - termWidth - 4;
  const isBeside = room >= minDescriptionColumns;
  const indent = ' '.repeat(isBeside ? termWidth + 4 : 6);
  const lines = helper.boxWrap(description, width - indent.length).split('\n');
  if (!isBeside) return [`  ${term}`, ...lines.map((line) => indent + line)].join('\n');
  const [first = '', ...rest] = lines;
  const padding = ' '.repeat(termWidth - helper.displayWidth(term) + 2);
  return [`  ${term}${padding}${first}`, ...rest.map((line) => indent + line)].join('\n');
}
