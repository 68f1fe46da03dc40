import { boxTools } from './boxes.ts';
import { colourTools } from './colours.ts';
import { controlTools } from './controls.ts';
import { drawnTools } from './drawn.ts';
import { elementTools } from './elements.ts';
import { findTools } from './find.ts';
import { foldText } from './fold.ts';
import { hostTools } from './hosts.ts';
import { kindTools } from './kinds.ts';
import { pressTools } from './press.ts';
import type { BannerPatterns, BannerTools } from './tools.ts';
import { topicTools } from './topic.ts';

/** Global of the isolated world that holds the tools. */
export const toolsName = 'auditBanner';

/** Returns a script that makes the tools in an isolated world, which the page cannot observe. */
export const toolsScript = (patterns: BannerPatterns, makes: BannerTools['makes']): string => {
  const parts = [
    elementTools,
    hostTools,
    kindTools,
    controlTools,
    colourTools,
    drawnTools,
    boxTools,
    topicTools,
    findTools,
    pressTools,
  ];
  return `globalThis.${toolsName} ??= (${makeTools})(${JSON.stringify({ patterns, makes })}, ${foldText}, [${parts.join()}]); 0`;
};

/** Self-contained, because it runs in the page as text. */
function makeTools(
  data: Pick<BannerTools, 'patterns' | 'makes'>,
  fold: (text: string) => string,
  parts: readonly ((tools: BannerTools) => Partial<BannerTools>)[],
): BannerTools {
  const tools = { ...data, foldText: fold } as BannerTools;
  for (const part of parts) Object.assign(tools, part(tools));
  return tools;
}
