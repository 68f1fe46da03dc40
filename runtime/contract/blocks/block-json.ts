// Part of the boot script.
import { readJson } from '../read.ts';

/** Returns the JSON in an attribute of a block; undefined for text that is not JSON. site#block-json */
export const parseBlockJson = (text: string): unknown => readJson(text) || readJson(`${readJson(`"${text}"`)}`);
