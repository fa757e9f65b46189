import { buildDemo } from './lib/build-demo.mjs';

await buildDemo();
