// The Chromium of this machine, for screenshots, browser tests and measurements.
import { type Browser, chromium } from '@playwright/test'
import { findProgram } from './debian.ts'

export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findProgram('chromium'), args: [...CHROMIUM_FLAGS] })
}
