import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,server,simulators,web,tests,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: [
      'tests/support/build-pages.ts',
      'tests/support/start-postgres.ts',
      'tests/support/start-mariadb.ts',
    ],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
})
