import type { CompletedCommand } from './completion-data.ts';
import { shortDescription } from './shell-text.ts';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const list = (words: readonly string[]): string => `@(${words.map(literal).join(', ')})`;

/** Returns the script for PowerShell 5.1 and newer. Paths are left to the shell, which completes them without a match. */
export function powershellScript(commands: readonly CompletedCommand[]): string {
  const summaries = commands.map(({ name, summary }) => `    ${literal(name)} = ${literal(summary)}`);
  const options = commands.map(({ name, options: own }) => {
    const rows = own.map(({ flag, description }) => `      ${literal(flag)} = ${literal(shortDescription(description))}`);
    return `    ${literal(name)} = [ordered]@{\n${rows.join('\n')}\n    }`;
  });
  const values = commands.flatMap(({ name, options: own, argument }) => [
    ...own.flatMap(({ flag, value }) => (value ? [`    ${literal(`${name} ${flag}`)} = ${list(value.words)}`] : [])),
    `    ${literal(name)} = ${list(argument.words)}`,
  ]);
  return `# Completion of ss-runtime for PowerShell, printed by: ss-runtime completion powershell
Register-ArgumentCompleter -Native -CommandName ss-runtime -ScriptBlock {
  param($wordToComplete, $commandAst, $cursorPosition)
  $summaries = [ordered]@{
${summaries.join('\n')}
  }
  $options = @{
${options.join('\n')}
  }
  $values = @{
${values.join('\n')}
  }
  $words = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object { $_.ToString() })
  $command = $words | Select-Object -Skip 1 | Where-Object { -not $_.StartsWith('-') } | Select-Object -First 1
  $previous = if ($words.Count -gt 0) { $words[-1] } else { '' }
  $prefix = ''
  $part = $wordToComplete
  if (-not $command) { $found = $summaries }
  elseif ($values.ContainsKey("$command $previous")) {
    $found = $values["$command $previous"]
    $comma = $part.LastIndexOf(',')
    if ($comma -ge 0) { $prefix = $part.Substring(0, $comma + 1); $part = $part.Substring($comma + 1) }
  }
  elseif ($part.StartsWith('-')) { $found = $options[$command] }
  else { $found = $values[$command] }
  if ($found -is [System.Collections.IDictionary]) {
    $found.GetEnumerator() | Where-Object { $_.Key.StartsWith($part) } | ForEach-Object {
      [System.Management.Automation.CompletionResult]::new($_.Key, $_.Key, 'ParameterName', $_.Value)
    }
  } else {
    $found | Where-Object { $_ -and $_.StartsWith($part) } | ForEach-Object {
      [System.Management.Automation.CompletionResult]::new("$prefix$_", $_, 'ParameterValue', $_)
    }
  }
}
`;
}
