// Browser tests of the built site, at the width of a phone and of a desktop.
import { resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#scripts/lib/browser.ts'
import { findTestBrowser } from '#scripts/lib/debian.ts'
import { memoryFolder } from '#scripts/lib/memory-folder.ts'
import { reportFile } from '#scripts/lib/slowest.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

process.env.TMPDIR = memoryFolder()
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/compile')

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Replaces Playwright's own list: the same features, and the last three, which only cost start time. */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
]

export default defineConfig({
  testDir: 'tests/e2e',
  // Playwright empties this folder at every run; test-results/chaos stays.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  // The long tests run beside them: a third worker makes both slower on two cores.
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], ['json', { outputFile: reportFile('browser') }]],
  use: {
    baseURL: SITE_URL,
    locale: 'en-GB',
    // Motion costs CPU time and waits; tests whose subject is motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests route navigations themselves; offline-page.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? findTestBrowser(),
      args: [...CHROMIUM_FLAGS, `--disable-features=${DISABLED_FEATURES.join(',')}`],
    },
  },
  projects: [
    // Longest files first, so that both workers finish at about the same time.
    {
      name: 'desktop',
      testMatch: /e2e[\\/](both|desktop)[\\/]/,
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: /e2e[\\/](both|phone)[\\/]/,
      use: {
        viewport: { width: 360, height: 740 },
        hasTouch: true,
        isMobile: true,
        userAgent: PHONE_BROWSER,
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/support/e2e-server.ts`,
    url: `${SITE_URL}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
})
