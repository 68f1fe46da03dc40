import { Argument, InvalidArgumentError } from 'commander';
import { didYouMean } from './closest.ts';

/** Returns an argument that is one of some words. A misspelt one is answered with the word that was meant. */
export const choiceArgument = (name: string, description: string, words: readonly string[]): Argument =>
  new Argument(`<${name}>`, description).choices(words).argParser((word: string) => {
    if (words.includes(word)) return word;
    throw new InvalidArgumentError(`Expected one of: ${words.join(', ')}.${didYouMean(word, words)}`);
  });
