// Journeys in a real browser: the built site, at the width of a phone and of a desk.
import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS } from '#scripts/lib/browser.ts'
import { findProgram } from '#scripts/lib/debian.ts'
import { SITE_URL } from '#tests/support/e2e-sites.ts'

const PHONE_BROWSER =
  'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Playwright's own list, which ours replaces; at its end an address bar that nobody sees and a process in reserve. */
const WITHOUT = [
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
  // Not the folder of the histories: it is emptied at every run.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A second try tells a busy machine from a broken page; what needed it is listed as flaky, and is a bug to be mended.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot']],
  use: {
    baseURL: SITE_URL,
    locale: 'en-GB',
    // The second try is recorded, not every first one: recording costs an eighth of the whole run.
    trace: { mode: 'on-first-retry', screenshots: false, sources: false },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? findProgram('chromium'),
      args: [...CHROMIUM_FLAGS, `--disable-features=${WITHOUT.join(',')}`],
    },
  },
  projects: [
    // The longest files first, so that at the end neither worker waits for the other.
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
