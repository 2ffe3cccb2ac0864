import type { Step } from './steps.ts'

const BIOME = 'node_modules/@biomejs/biome/bin/biome'
const REACT_ROUTER = 'node_modules/@react-router/dev/bin.cjs'
const TYPESCRIPT = 'node_modules/typescript/bin/tsc'
const VITEST = 'node_modules/vitest/vitest.mjs'

export const CHECK_STEPS: readonly Step[] = [
  { name: 'Lock file', args: ['scripts/lock.ts'] },
  { name: 'Format, lint, walls', args: [BIOME, 'check', '--error-on-warnings'] },
  { name: 'Route types', args: [REACT_ROUTER, 'typegen'] },
  { name: 'Types', args: [TYPESCRIPT, '--noEmit'] },
  { name: 'Unit, API and page tests', args: [VITEST, 'run'], loud: true },
  { name: 'Weight of the pages', args: ['scripts/size.ts'], loud: true },
]
