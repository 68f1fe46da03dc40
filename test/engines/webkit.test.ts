import { runScenarios } from './facade/run-scenarios.ts';
import { startWebKit } from './facade/webkit.ts';

runScenarios('webkit', startWebKit);
