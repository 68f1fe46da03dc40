import { startChromium } from './facade/chromium.ts';
import { runScenarios } from './facade/run-scenarios.ts';

runScenarios('chromium', startChromium);
