// Pictures of the documents, small enough to be committed, and the two of README.md.
import { mkdirSync, statSync } from 'node:fs'
import type { Browser } from '@playwright/test'
import sharp from 'sharp'

const FOLDER = 'docs/pictures'
const VIEWPORT = { width: 1280, height: 800 }
const WIDTH = 880
const LIMIT_BYTES = 60_000
const PICTURES = [
  { name: 'home', address: '/en' },
  { name: 'store', address: '/en/store' },
]

export async function takeReadmePictures(browser: Browser, siteUrl: string): Promise<void> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' })
  const tab = await context.newPage()
  for (const { name, address } of PICTURES) {
    await tab.goto(siteUrl + address, { waitUntil: 'networkidle' })
    await savePicture(name, await tab.screenshot({ animations: 'disabled' }))
  }
  await context.close()
}

/** Throws when the picture is too large for the repository. */
export async function savePicture(name: string, screenshot: Buffer): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const path = `${FOLDER}/${name}.webp`
  await sharp(screenshot).resize(WIDTH).webp({ quality: 61, effort: 6 }).toFile(path)
  const { size } = statSync(path)
  if (size > LIMIT_BYTES) throw new Error(`${path} has ${size} bytes, at most ${LIMIT_BYTES}`)
  console.log(path)
}
