import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,server,simulators,web,tests,scripts,proof}/**/*.test.{ts,tsx}'],
    globalSetup: [
      'tests/support/build-pages.ts',
      'tests/support/start-postgres.ts',
      'tests/support/start-mariadb.ts',
    ],
    // What a passing test printed is of no interest.
    silent: 'passed-only',
    // Most tests wait for sockets and timers: on two cores the usual one worker would stand idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
})
