/** Environment variables that logs of workflows set, which run commands of printed lines: GitHub Actions and Azure Pipelines. */
const logs = ['GITHUB_ACTIONS', 'TF_BUILD'];

/** Whether printed lines can be commands: https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
export const runsCommands = (env: Readonly<Record<string, string | undefined>>): boolean => logs.some((name) => env[name]);

/**
 * Returns text without commands of a workflow's log: `::name::` at the start of a line, and `##[name]` or `##vso[name]` anywhere.
 * A visible escape stands for one character; in JSON it is the same character.
 */
export const withoutCommands = (text: string): string =>
  text.replace(/^([^\S\n]*):(?=:)/gm, '$1\\u003a').replace(/##(?=(?:vso)?\[)/g, '#\\u0023');
